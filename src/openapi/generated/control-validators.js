// Generated from control.openapi.yaml by `npm run generate`; not to be edited.
var ve=(N,Y)=>()=>{try{return Y||N((Y={exports:{}}).exports,Y),Y.exports}catch(X){throw Y=0,X}};var de=ve(me=>{"use strict";Object.defineProperty(me,"__esModule",{value:!0});function ye(N){let Y=N.length,X=0,A=0,K;for(;A<Y;)X++,K=N.charCodeAt(A++),K>=55296&&
K<=56319&&A<Y&&(K=N.charCodeAt(A),(K&64512)===56320&&A++);return X}me.default=ye;ye.code='require("ajv/dist/runtime/ucs2length").default'});var Ee=(()=>{let N={};N.v0=L;let Y={type:"object",additionalProperties:!1,properties:{webhook_id:{type:"string"},entity_type:{$ref:"standin://control/schemas#/$\
defs/EntityType"},event_type:{$ref:"standin://control/schemas#/$defs/EventType"},timeout_ms:{type:"integer",minimum:0,maximum:3e4,default:5e3}}},X={type:"string",
enum:["item","item_type","upload","build_trigger","environment","maintenance_mode","sso_user","cda_cache_tags"]};function A(e,{instancePath:s="",parentData:I,parentDataProperty:T,
rootData:g=e,dynamicAnchors:k={}}={}){let i=null,r=0,a=A.evaluated;return a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof e!="string"?(A.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1):e==="item"||e==="item_type"||e==="upload"||e==="build_trigger"||e==="env\
ironment"||e==="maintenance_mode"||e==="sso_user"||e==="cda_cache_tags"?(A.errors=i,r===0):(A.errors=[{instancePath:s,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:X.enum}}],!1)}A.evaluated={dynamicProps:!1,dynamicItems:!1};let K={type:"string",enum:["create","update","delete","publish","unpublish","promote",
"deploy_started","deploy_succeeded","deploy_failed","change","invalidate"]};function W(e,{instancePath:s="",parentData:I,parentDataProperty:T,rootData:g=e,dynamicAnchors:k={}}={}){
let i=null,r=0,a=W.evaluated;return a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof e!="string"?(W.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"string"}}],!1):e==="create"||e==="update"||e==="delete"||e==="publish"||e==="unpublish"||e==="promote"||e==="deploy_started"||
e==="deploy_succeeded"||e==="deploy_failed"||e==="change"||e==="invalidate"?(W.errors=i,r===0):(W.errors=[{instancePath:s,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:K.enum}}],!1)}W.evaluated={dynamicProps:!1,dynamicItems:!1};function L(e,{instancePath:s="",parentData:I,parentDataProperty:T,rootData:g=e,dynamicAnchors:k={}}={}){
let i=null,r=0,a=L.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l=r;for(let o in e)
if(!(o==="webhook_id"||o==="entity_type"||o==="event_type"||o==="timeout_ms")){return L.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:o}}],!1;break}if(l===r){if(e.webhook_id!==void 0){let o=r;if(typeof e.webhook_id!="string")return L.errors=[{instancePath:s+
"/webhook_id",schemaPath:"#/properties/webhook_id/type",keyword:"type",params:{type:"string"}}],!1;var f=o===r}else var f=!0;if(f){if(e.entity_type!==void 0){let o=r;
A(e.entity_type,{instancePath:s+"/entity_type",parentData:e,parentDataProperty:"entity_type",rootData:g,dynamicAnchors:k})||(i=x(i,A),r=i.length);var f=o===r}else
var f=!0;if(f){if(e.event_type!==void 0){let o=r;W(e.event_type,{instancePath:s+"/event_type",parentData:e,parentDataProperty:"event_type",rootData:g,dynamicAnchors:k})||
(i=x(i,W),r=i.length);var f=o===r}else var f=!0;if(f)if(e.timeout_ms!==void 0){let o=e.timeout_ms,u=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return L.
errors=[{instancePath:s+"/timeout_ms",schemaPath:"#/properties/timeout_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(r===u&&typeof o=="number"&&isFinite(
o)){if(o>3e4||isNaN(o))return L.errors=[{instancePath:s+"/timeout_ms",schemaPath:"#/properties/timeout_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:3e4}}],
!1;if(o<0||isNaN(o))return L.errors=[{instancePath:s+"/timeout_ms",schemaPath:"#/properties/timeout_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var f=u===r}else var f=!0}}}}else return L.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return L.errors=i,r===0}L.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1},N.v1=Z;let M={type:"object",additionalProperties:!1,required:["advance"],properties:{advance:{$ref:"standin://control\
/schemas#/$defs/Duration"}}},ue={type:["string","integer"],pattern:"^\\s*\\d+(\\.\\d+)?(\\s*(ms|s|m|h|d)\\s*|\\s*)$",minimum:0,maximum:9007199254740991},pe=new RegExp(
"^\\s*\\d+(\\.\\d+)?(\\s*(ms|s|m|h|d)\\s*|\\s*)$","u");function $(e,{instancePath:s="",parentData:I,parentDataProperty:T,rootData:g=e,dynamicAnchors:k={}}={}){let i=null,
r=0,a=$.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof e!="string"&&!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))
return $.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:ue.type}}],!1;if(r===0){if(typeof e=="number"&&isFinite(e)){if(e>9007199254740991||
isNaN(e))return $.errors=[{instancePath:s,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(e<0||isNaN(e))return $.
errors=[{instancePath:s,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}if(r===0&&typeof e=="string"&&!pe.test(e))return $.errors=
[{instancePath:s,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\\s*\\d+(\\.\\d+)?(\\s*(ms|s|m|h|d)\\s*|\\s*)$"}}],!1}return $.errors=i,r===0}$.evaluated=
{dynamicProps:!1,dynamicItems:!1};function Z(e,{instancePath:s="",parentData:I,parentDataProperty:T,rootData:g=e,dynamicAnchors:k={}}={}){let i=null,r=0,a=Z.evaluated;
if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.advance===void 0&&(f="advance"))
return Z.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let l=r;for(let o in e)if(o!=="advance"){return Z.errors=
[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}l===r&&e.advance!==void 0&&($(e.advance,
{instancePath:s+"/advance",parentData:e,parentDataProperty:"advance",rootData:g,dynamicAnchors:k})||(i=x(i,$),r=i.length))}}else return Z.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Z.errors=i,r===0}Z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},N.v2=E;let ee={type:"\
object",allOf:[{$ref:"standin://control/schemas#/$defs/FaultMembers"}],unevaluatedProperties:!1,properties:{id:{type:"string"}}},z={type:"object",properties:{operation:{
anyOf:[{type:"string",const:"*"},{$ref:"standin://control/schemas#/$defs/OperationId"}]},method:{type:"string",enum:["PUT","GET","DELETE","POST"]},path:{type:"s\
tring",pattern:"^[/*]",maxLength:1e3},after:{type:"integer",minimum:0,maximum:9007199254740991},probability:{type:"number",exclusiveMinimum:0,maximum:1},times:{
type:"integer",minimum:1,maximum:9007199254740991},code:{$ref:"standin://control/schemas#/$defs/ErrorCode"},status:{type:"integer",minimum:200,maximum:599},body:{},
content_type:{type:"string",pattern:"^[\\w!#$&^.+-]+/[\\w!#$&^.+-]+(; ?[\\w-]+=[\\w.-]+)*$",maxLength:200},delay_ms:{type:"integer",minimum:0,maximum:9007199254740991},
bandwidth:{type:"integer",minimum:1,maximum:9007199254740991},disconnect:{type:"boolean"},truncate:{type:"boolean"},field:{type:"string",minLength:1,maxLength:1e3},
headers:{type:"object",maxProperties:50,additionalProperties:{type:"string",pattern:"^[ -~]*$",maxLength:1e3},propertyNames:{pattern:"^[\\w!#$%&'*+.^`|~-]{1,100}\
$"}}}},Q={type:"string",enum:["updateUpload","getUpload","deleteUpload","createUpload","listUploads","getSite","listEnvironments","bulkTagUploads","bulkSetUploa\
dCollection","bulkDestroyUploads","listUploadReferences","listUploadTracks","createUploadTrack","listUploadTags","createUploadTag","listUploadSmartTags","getUpl\
oadFilter","updateUploadFilter","deleteUploadFilter","createUploadFilter","listUploadFilters","createUploadRequest","updateWebhook","getWebhook","deleteWebhook",
"createWebhook","listWebhooks","listWebhookCalls","getWebhookCall","resendWebhookCall","getUploadCollection","updateUploadCollection","deleteUploadCollection","\
createUploadCollection","listUploadCollections","reorderUploadCollections","getJobResult"]};function re(e,{instancePath:s="",parentData:I,parentDataProperty:T,rootData:g=e,
dynamicAnchors:k={}}={}){let i=null,r=0,a=re.evaluated;return a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof e!="string"?(re.errors=[{
instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1):e==="updateUpload"||e==="getUpload"||e==="deleteUpload"||e==="createUpload"||e===
"listUploads"||e==="getSite"||e==="listEnvironments"||e==="bulkTagUploads"||e==="bulkSetUploadCollection"||e==="bulkDestroyUploads"||e==="listUploadReferences"||
e==="listUploadTracks"||e==="createUploadTrack"||e==="listUploadTags"||e==="createUploadTag"||e==="listUploadSmartTags"||e==="getUploadFilter"||e==="updateUploa\
dFilter"||e==="deleteUploadFilter"||e==="createUploadFilter"||e==="listUploadFilters"||e==="createUploadRequest"||e==="updateWebhook"||e==="getWebhook"||e==="de\
leteWebhook"||e==="createWebhook"||e==="listWebhooks"||e==="listWebhookCalls"||e==="getWebhookCall"||e==="resendWebhookCall"||e==="getUploadCollection"||e==="up\
dateUploadCollection"||e==="deleteUploadCollection"||e==="createUploadCollection"||e==="listUploadCollections"||e==="reorderUploadCollections"||e==="getJobResul\
t"?(re.errors=i,r===0):(re.errors=[{instancePath:s,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Q.enum}}],!1)}re.evaluated={dynamicProps:!1,dynamicItems:!1};
let fe={type:"string",enum:["INVALID_JSON_BODY","MALFORMED_REQUEST","INVALID_AUTHORIZATION_HEADER","INSUFFICIENT_PERMISSIONS","NOT_FOUND","JOB_PENDING","FOREIGN\
_REQUEST","INVALID_ENDPOINT","METHOD_NOT_ALLOWED","PAYLOAD_TOO_LARGE","URL_TOO_LONG","INVALID_CONTENT_TYPE_HEADER","EXPECTATION_FAILED","INVALID_FORMAT","INVALI\
D_FIELD","INVALID_ENTITY_ID","INVALID_TYPE","INVALID_ENVIRONMENT","INVALID_API_VERSION","INVALID_PREFERENCE","NOT_A_VIDEO","TOO_MANY_OPERATIONS","UPLOAD_IS_CURR\
ENTLY_IN_USE","CONCURRENT_UPLOAD_UPDATE","RATE_LIMIT_EXCEEDED","HEADERS_TOO_LARGE","INTERNAL_ERROR","CONTRACT_BREACH","SERVICE_UNAVAILABLE","INSUFFICIENT_STORAG\
E"]};function C(e,{instancePath:s="",parentData:I,parentDataProperty:T,rootData:g=e,dynamicAnchors:k={}}={}){let i=null,r=0,a=C.evaluated;return a.dynamicProps&&
(a.props=void 0),a.dynamicItems&&(a.items=void 0),typeof e!="string"?(C.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1):
e==="INVALID_JSON_BODY"||e==="MALFORMED_REQUEST"||e==="INVALID_AUTHORIZATION_HEADER"||e==="INSUFFICIENT_PERMISSIONS"||e==="NOT_FOUND"||e==="JOB_PENDING"||e==="F\
OREIGN_REQUEST"||e==="INVALID_ENDPOINT"||e==="METHOD_NOT_ALLOWED"||e==="PAYLOAD_TOO_LARGE"||e==="URL_TOO_LONG"||e==="INVALID_CONTENT_TYPE_HEADER"||e==="EXPECTAT\
ION_FAILED"||e==="INVALID_FORMAT"||e==="INVALID_FIELD"||e==="INVALID_ENTITY_ID"||e==="INVALID_TYPE"||e==="INVALID_ENVIRONMENT"||e==="INVALID_API_VERSION"||e==="\
INVALID_PREFERENCE"||e==="NOT_A_VIDEO"||e==="TOO_MANY_OPERATIONS"||e==="UPLOAD_IS_CURRENTLY_IN_USE"||e==="CONCURRENT_UPLOAD_UPDATE"||e==="RATE_LIMIT_EXCEEDED"||
e==="HEADERS_TOO_LARGE"||e==="INTERNAL_ERROR"||e==="CONTRACT_BREACH"||e==="SERVICE_UNAVAILABLE"||e==="INSUFFICIENT_STORAGE"?(C.errors=i,r===0):(C.errors=[{instancePath:s,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:fe.enum}}],!1)}C.evaluated={dynamicProps:!1,dynamicItems:!1};let j=de().default,te=new RegExp("^[/*]","\
u"),le=new RegExp("^[\\w!#$&^.+-]+/[\\w!#$&^.+-]+(; ?[\\w-]+=[\\w.-]+)*$","u"),t=new RegExp("^[\\w!#$%&'*+.^`|~-]{1,100}$","u"),_=new RegExp("^[ -~]*$","u");function m(e,{
instancePath:s="",parentData:I,parentDataProperty:T,rootData:g=e,dynamicAnchors:k={}}={}){let i=null,r=0,a=m.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&
(a.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.operation!==void 0){let n=e.operation,v=r,G=r,O=!1,R=r;if(typeof n!="string"){let B={instancePath:s+
"/operation",schemaPath:"#/properties/operation/anyOf/0/type",keyword:"type",params:{type:"string"}};i===null?i=[B]:i.push(B),r++}if(n!=="*"){let B={instancePath:s+
"/operation",schemaPath:"#/properties/operation/anyOf/0/const",keyword:"const",params:{allowedValue:"*"}};i===null?i=[B]:i.push(B),r++}var f=R===r;O=O||f;let D=r;
re(n,{instancePath:s+"/operation",parentData:e,parentDataProperty:"operation",rootData:g,dynamicAnchors:k})||(i=x(i,re),r=i.length);var f=D===r;if(O=O||f,O)r=G,
i!==null&&(G?i.length=G:i=null);else{let B={instancePath:s+"/operation",schemaPath:"#/properties/operation/anyOf",keyword:"anyOf",params:{}};return i===null?i=[
B]:i.push(B),r++,m.errors=i,!1}var l=v===r}else var l=!0;if(l){if(e.method!==void 0){let n=e.method,v=r;if(typeof n!="string")return m.errors=[{instancePath:s+"\
/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="PUT"||n==="GET"||n==="DELETE"||n==="POST"))return m.errors=[
{instancePath:s+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues:z.properties.method.enum}}],!1;var l=v===r}else var l=!0;if(l){
if(e.path!==void 0){let n=e.path,v=r;if(r===v)if(typeof n=="string"){if(j(n)>1e3)return m.errors=[{instancePath:s+"/path",schemaPath:"#/properties/path/maxLengt\
h",keyword:"maxLength",params:{limit:1e3}}],!1;if(!te.test(n))return m.errors=[{instancePath:s+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",
params:{pattern:"^[/*]"}}],!1}else return m.errors=[{instancePath:s+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"}}],!1;var l=v===
r}else var l=!0;if(l){if(e.after!==void 0){let n=e.after,v=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return m.errors=[{instancePath:s+"/after",
schemaPath:"#/properties/after/type",keyword:"type",params:{type:"integer"}}],!1;if(r===v&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return m.
errors=[{instancePath:s+"/after",schemaPath:"#/properties/after/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))
return m.errors=[{instancePath:s+"/after",schemaPath:"#/properties/after/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var l=v===r}else var l=!0;
if(l){if(e.probability!==void 0){let n=e.probability,v=r;if(r===v)if(typeof n=="number"&&isFinite(n)){if(n>1||isNaN(n))return m.errors=[{instancePath:s+"/probab\
ility",schemaPath:"#/properties/probability/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(n<=0||isNaN(n))return m.errors=[{instancePath:s+
"/probability",schemaPath:"#/properties/probability/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return m.errors=[{instancePath:s+
"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type:"number"}}],!1;var l=v===r}else var l=!0;if(l){if(e.times!==void 0){let n=e.
times,v=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return m.errors=[{instancePath:s+"/times",schemaPath:"#/properties/times/type",keyword:"type",
params:{type:"integer"}}],!1;if(r===v&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return m.errors=[{instancePath:s+"/times",schemaPath:"#/\
properties/times/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<1||isNaN(n))return m.errors=[{instancePath:s+"/times",schemaPath:"\
#/properties/times/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var l=v===r}else var l=!0;if(l){if(e.code!==void 0){let n=r;C(e.code,{instancePath:s+
"/code",parentData:e,parentDataProperty:"code",rootData:g,dynamicAnchors:k})||(i=x(i,C),r=i.length);var l=n===r}else var l=!0;if(l){if(e.status!==void 0){let n=e.
status,v=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return m.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;if(r===v&&typeof n=="number"&&isFinite(n)){if(n>599||isNaN(n))return m.errors=[{instancePath:s+"/status",schemaPath:"#/properti\
es/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}}],!1;if(n<200||isNaN(n))return m.errors=[{instancePath:s+"/status",schemaPath:"#/propert\
ies/status/minimum",keyword:"minimum",params:{comparison:">=",limit:200}}],!1}var l=v===r}else var l=!0;if(l){if(e.content_type!==void 0){let n=e.content_type,v=r;
if(r===v)if(typeof n=="string"){if(j(n)>200)return m.errors=[{instancePath:s+"/content_type",schemaPath:"#/properties/content_type/maxLength",keyword:"maxLength",
params:{limit:200}}],!1;if(!le.test(n))return m.errors=[{instancePath:s+"/content_type",schemaPath:"#/properties/content_type/pattern",keyword:"pattern",params:{
pattern:"^[\\w!#$&^.+-]+/[\\w!#$&^.+-]+(; ?[\\w-]+=[\\w.-]+)*$"}}],!1}else return m.errors=[{instancePath:s+"/content_type",schemaPath:"#/properties/content_typ\
e/type",keyword:"type",params:{type:"string"}}],!1;var l=v===r}else var l=!0;if(l){if(e.delay_ms!==void 0){let n=e.delay_ms,v=r;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n)))return m.errors=[{instancePath:s+"/delay_ms",schemaPath:"#/properties/delay_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
v&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return m.errors=[{instancePath:s+"/delay_ms",schemaPath:"#/properties/delay_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return m.errors=[{instancePath:s+"/delay_ms",schemaPath:"#/properties/delay_ms/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var l=v===r}else var l=!0;if(l){if(e.bandwidth!==void 0){let n=e.bandwidth,v=r;if(!(typeof n=="nu\
mber"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return m.errors=[{instancePath:s+"/bandwidth",schemaPath:"#/properties/bandwidth/type",keyword:"type",params:{type:"integ\
er"}}],!1;if(r===v&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return m.errors=[{instancePath:s+"/bandwidth",schemaPath:"#/properties/band\
width/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<1||isNaN(n))return m.errors=[{instancePath:s+"/bandwidth",schemaPath:"\
#/properties/bandwidth/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var l=v===r}else var l=!0;if(l){if(e.disconnect!==void 0){let n=r;if(typeof e.
disconnect!="boolean")return m.errors=[{instancePath:s+"/disconnect",schemaPath:"#/properties/disconnect/type",keyword:"type",params:{type:"boolean"}}],!1;var l=n===
r}else var l=!0;if(l){if(e.truncate!==void 0){let n=r;if(typeof e.truncate!="boolean")return m.errors=[{instancePath:s+"/truncate",schemaPath:"#/properties/trun\
cate/type",keyword:"type",params:{type:"boolean"}}],!1;var l=n===r}else var l=!0;if(l){if(e.field!==void 0){let n=e.field,v=r;if(r===v)if(typeof n=="string"){if(j(
n)>1e3)return m.errors=[{instancePath:s+"/field",schemaPath:"#/properties/field/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1;if(j(n)<1)return m.errors=
[{instancePath:s+"/field",schemaPath:"#/properties/field/minLength",keyword:"minLength",params:{limit:1}}],!1}else return m.errors=[{instancePath:s+"/field",schemaPath:"\
#/properties/field/type",keyword:"type",params:{type:"string"}}],!1;var l=v===r}else var l=!0;if(l)if(e.headers!==void 0){let n=e.headers,v=r;if(r===v)if(n&&typeof n==
"object"&&!Array.isArray(n)){if(Object.keys(n).length>50)return m.errors=[{instancePath:s+"/headers",schemaPath:"#/properties/headers/maxProperties",keyword:"ma\
xProperties",params:{limit:50}}],!1;for(let O in n){let R=r;if(typeof O=="string"&&!t.test(O)){let D={instancePath:s+"/headers",schemaPath:"#/properties/headers\
/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[\\w!#$%&'*+.^`|~-]{1,100}$"},propertyName:O};i===null?i=[D]:i.push(D),r++}var o=R===r;if(!o){let D={
instancePath:s+"/headers",schemaPath:"#/properties/headers/propertyNames",keyword:"propertyNames",params:{propertyName:O}};return i===null?i=[D]:i.push(D),r++,m.
errors=i,!1;break}}if(o)for(let O in n){let R=n[O],D=r;if(r===D)if(typeof R=="string"){if(j(R)>1e3)return m.errors=[{instancePath:s+"/headers/"+O.replace(/~/g,"\
~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1;if(!_.test(R))return m.errors=
[{instancePath:s+"/headers/"+O.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/pattern",keyword:"pattern",params:{pattern:"\
^[ -~]*$"}}],!1}else return m.errors=[{instancePath:s+"/headers/"+O.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties\
/type",keyword:"type",params:{type:"string"}}],!1;var u=D===r;if(!u)break}}else return m.errors=[{instancePath:s+"/headers",schemaPath:"#/properties/headers/typ\
e",keyword:"type",params:{type:"object"}}],!1;var l=v===r}else var l=!0}}}}}}}}}}}}}}else return m.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return m.errors=i,r===0}m.evaluated={props:{operation:!0,method:!0,path:!0,after:!0,probability:!0,times:!0,code:!0,status:!0,body:!0,content_type:!0,
delay_ms:!0,bandwidth:!0,disconnect:!0,truncate:!0,field:!0,headers:!0},dynamicProps:!1,dynamicItems:!1};function E(e,{instancePath:s="",parentData:I,parentDataProperty:T,
rootData:g=e,dynamicAnchors:k={}}={}){let i=null,r=0,a=E.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),m(e,{instancePath:s,parentData:I,
parentDataProperty:T,rootData:g,dynamicAnchors:k})||(i=x(i,m),r=i.length),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.id!==void 0){let l=r;if(typeof e.
id!="string")return E.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var f=l===r}else var f=!0;if(f){
for(let l in e)if(l!=="id"&&l!=="operation"&&l!=="method"&&l!=="path"&&l!=="after"&&l!=="probability"&&l!=="times"&&l!=="code"&&l!=="status"&&l!=="body"&&l!=="c\
ontent_type"&&l!=="delay_ms"&&l!=="bandwidth"&&l!=="disconnect"&&l!=="truncate"&&l!=="field"&&l!=="headers"){return E.errors=[{instancePath:s,schemaPath:"#/unev\
aluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:l}}],!1;break}}}else return E.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return E.errors=i,r===0}E.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},N.v3=U;let S={type:"object",additionalProperties:!1,
required:["release"],properties:{release:{type:"string"}}};function U(e,{instancePath:s="",parentData:I,parentDataProperty:T,rootData:g=e,dynamicAnchors:k={}}={}){
let i=null,r=0,a=U.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.
release===void 0&&(f="release"))return U.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let l=r;for(let o in e)
if(o!=="release"){return U.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(l===
r&&e.release!==void 0&&typeof e.release!="string")return U.errors=[{instancePath:s+"/release",schemaPath:"#/properties/release/type",keyword:"type",params:{type:"\
string"}}],!1}}else return U.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return U.errors=i,r===0}U.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1},N.v4=p;let b={type:"object",additionalProperties:!1,properties:{ends:{anyOf:[{type:"string",enum:["due","released","never"]},{$ref:"\
standin://control/schemas#/$defs/JobPolls"}]},time:{$ref:"standin://control/schemas#/$defs/Duration"},fail:{$ref:"standin://control/schemas#/$defs/JobFailure"}}},
d={type:"object",additionalProperties:!1,required:["after_polls"],properties:{after_polls:{type:"integer",minimum:0}}};function c(e,{instancePath:s="",parentData:I,
parentDataProperty:T,rootData:g=e,dynamicAnchors:k={}}={}){let i=null,r=0,a=c.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.after_polls===void 0&&(f="after_polls"))return c.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:f}}],!1;{let l=r;for(let o in e)if(o!=="after_polls"){return c.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o}}],!1;break}if(l===r&&e.after_polls!==void 0){let o=e.after_polls,u=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return c.errors=[{instancePath:s+"/after_polls",schemaPath:"#/properties/after_polls/type",keyword:"type",params:{type:"integer"}}],!1;if(r===u&&
typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o)))return c.errors=[{instancePath:s+"/after_polls",schemaPath:"#/properties/after_polls/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}}}else return c.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return c.errors=i,r===
0}c.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let h={type:"object",additionalProperties:!1,required:["status"],properties:{status:{type:"integer",minimum:400,
maximum:599},body:{}}};function y(e,{instancePath:s="",parentData:I,parentDataProperty:T,rootData:g=e,dynamicAnchors:k={}}={}){let i=null,r=0,a=y.evaluated;if(a.
dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.status===void 0&&(f="status"))return y.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let l=r;for(let o in e)if(!(o==="status"||o==="body")){return y.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(l===r&&e.status!==void 0){
let o=e.status,u=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return y.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/type",keyword:"\
type",params:{type:"integer"}}],!1;if(r===u&&typeof o=="number"&&isFinite(o)){if(o>599||isNaN(o))return y.errors=[{instancePath:s+"/status",schemaPath:"#/proper\
ties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}}],!1;if(o<400||isNaN(o))return y.errors=[{instancePath:s+"/status",schemaPath:"#/prope\
rties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400}}],!1}}}}else return y.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return y.errors=i,r===0}y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function p(e,{instancePath:s="",parentData:I,parentDataProperty:T,
rootData:g=e,dynamicAnchors:k={}}={}){let i=null,r=0,a=p.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r===0)if(e&&typeof e=="o\
bject"&&!Array.isArray(e)){let o=r;for(let u in e)if(!(u==="ends"||u==="time"||u==="fail")){return p.errors=[{instancePath:s,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:u}}],!1;break}if(o===r){if(e.ends!==void 0){let u=e.ends,n=r,v=r,G=!1,O=r;if(typeof u!="string"){let D={
instancePath:s+"/ends",schemaPath:"#/properties/ends/anyOf/0/type",keyword:"type",params:{type:"string"}};i===null?i=[D]:i.push(D),r++}if(!(u==="due"||u==="rele\
ased"||u==="never")){let D={instancePath:s+"/ends",schemaPath:"#/properties/ends/anyOf/0/enum",keyword:"enum",params:{allowedValues:b.properties.ends.anyOf[0].enum}};
i===null?i=[D]:i.push(D),r++}var f=O===r;G=G||f;let R=r;c(u,{instancePath:s+"/ends",parentData:e,parentDataProperty:"ends",rootData:g,dynamicAnchors:k})||(i=x(i,
c),r=i.length);var f=R===r;if(G=G||f,G)r=v,i!==null&&(v?i.length=v:i=null);else{let D={instancePath:s+"/ends",schemaPath:"#/properties/ends/anyOf",keyword:"anyO\
f",params:{}};return i===null?i=[D]:i.push(D),r++,p.errors=i,!1}var l=n===r}else var l=!0;if(l){if(e.time!==void 0){let u=r;$(e.time,{instancePath:s+"/time",parentData:e,
parentDataProperty:"time",rootData:g,dynamicAnchors:k})||(i=x(i,$),r=i.length);var l=u===r}else var l=!0;if(l)if(e.fail!==void 0){let u=r;y(e.fail,{instancePath:s+
"/fail",parentData:e,parentDataProperty:"fail",rootData:g,dynamicAnchors:k})||(i=x(i,y),r=i.length);var l=u===r}else var l=!0}}}else return p.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return p.errors=i,r===0}p.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},N.v5=P;let F={type:"\
object",additionalProperties:!1,required:["latency"],properties:{latency:{type:["string","number"],pattern:"^\\d{1,9}(\\.\\d{1,9})?(-\\d{1,9}(\\.\\d{1,9})?)?$",
minimum:0,maximum:999999999}}},ne=new RegExp("^\\d{1,9}(\\.\\d{1,9})?(-\\d{1,9}(\\.\\d{1,9})?)?$","u");function P(e,{instancePath:s="",parentData:I,parentDataProperty:T,
rootData:g=e,dynamicAnchors:k={}}={}){let i=null,r=0,a=P.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r===0)if(e&&typeof e=="o\
bject"&&!Array.isArray(e)){let f;if(e.latency===void 0&&(f="latency"))return P.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;{let l=r;for(let o in e)if(o!=="latency"){return P.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(l===r&&e.latency!==void 0){let o=e.latency,u=r;if(typeof o!="string"&&!(typeof o=="number"&&isFinite(o)))return P.errors=[{instancePath:s+"/latency",
schemaPath:"#/properties/latency/type",keyword:"type",params:{type:F.properties.latency.type}}],!1;if(r===u){if(typeof o=="number"&&isFinite(o)){if(o>999999999||
isNaN(o))return P.errors=[{instancePath:s+"/latency",schemaPath:"#/properties/latency/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999}}],!1;if(o<
0||isNaN(o))return P.errors=[{instancePath:s+"/latency",schemaPath:"#/properties/latency/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}if(r===
u&&typeof o=="string"&&!ne.test(o))return P.errors=[{instancePath:s+"/latency",schemaPath:"#/properties/latency/pattern",keyword:"pattern",params:{pattern:"^\\d{\
1,9}(\\.\\d{1,9})?(-\\d{1,9}(\\.\\d{1,9})?)?$"}}],!1}}}}else return P.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return P.
errors=i,r===0}P.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},N.v6=se;let w={type:"object",additionalProperties:!1,required:["entity_type","event_type",
"entity"],properties:{entity_type:{$ref:"standin://control/schemas#/$defs/EntityType"},event_type:{$ref:"standin://control/schemas#/$defs/EventType"},entity:{$ref:"\
standin://control/schemas#/$defs/EntityResource"},previous_entity:{$ref:"standin://control/schemas#/$defs/EntityResource"},related_entities:{type:"array",items:{
$ref:"standin://control/schemas#/$defs/EntityResource"}}}},_e={type:"object",required:["id","type"],properties:{id:{type:"string"},type:{type:"string"},attributes:{
type:"object",additionalProperties:!0},relationships:{type:"object",additionalProperties:!0}},additionalProperties:!0};function V(e,{instancePath:s="",parentData:I,
parentDataProperty:T,rootData:g=e,dynamicAnchors:k={}}={}){let i=null,r=0,a=V.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let l;if(e.id===void 0&&(l="id")||e.type===void 0&&(l="type"))return V.errors=[{instancePath:s,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:l}}],!1;if(e.id!==void 0){let o=r;if(typeof e.id!="string")return V.errors=[{instancePath:s+"/id",schemaPath:"#\
/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var f=o===r}else var f=!0;if(f){if(e.type!==void 0){let o=r;if(typeof e.type!="string")return V.
errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;var f=o===r}else var f=!0;if(f){if(e.attributes!==
void 0){let o=e.attributes,u=r;if(r===u&&!(o&&typeof o=="object"&&!Array.isArray(o)))return V.errors=[{instancePath:s+"/attributes",schemaPath:"#/properties/att\
ributes/type",keyword:"type",params:{type:"object"}}],!1;var f=u===r}else var f=!0;if(f)if(e.relationships!==void 0){let o=e.relationships,u=r;if(r===u&&!(o&&typeof o==
"object"&&!Array.isArray(o)))return V.errors=[{instancePath:s+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"}}],
!1;var f=u===r}else var f=!0}}}else return V.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return V.errors=i,r===0}V.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function se(e,{instancePath:s="",parentData:I,parentDataProperty:T,rootData:g=e,dynamicAnchors:k={}}={}){let i=null,r=0,
a=se.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.entity_type===
void 0&&(o="entity_type")||e.event_type===void 0&&(o="event_type")||e.entity===void 0&&(o="entity"))return se.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:o}}],!1;{let u=r;for(let n in e)if(!(n==="entity_type"||n==="event_type"||n==="entity"||n==="previous_entity"||n==="related_en\
tities")){return se.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(u===r){
if(e.entity_type!==void 0){let n=r;A(e.entity_type,{instancePath:s+"/entity_type",parentData:e,parentDataProperty:"entity_type",rootData:g,dynamicAnchors:k})||(i=
x(i,A),r=i.length);var f=n===r}else var f=!0;if(f){if(e.event_type!==void 0){let n=r;W(e.event_type,{instancePath:s+"/event_type",parentData:e,parentDataProperty:"\
event_type",rootData:g,dynamicAnchors:k})||(i=x(i,W),r=i.length);var f=n===r}else var f=!0;if(f){if(e.entity!==void 0){let n=r;V(e.entity,{instancePath:s+"/enti\
ty",parentData:e,parentDataProperty:"entity",rootData:g,dynamicAnchors:k})||(i=x(i,V),r=i.length);var f=n===r}else var f=!0;if(f){if(e.previous_entity!==void 0){
let n=r;V(e.previous_entity,{instancePath:s+"/previous_entity",parentData:e,parentDataProperty:"previous_entity",rootData:g,dynamicAnchors:k})||(i=x(i,V),r=i.length);
var f=n===r}else var f=!0;if(f)if(e.related_entities!==void 0){let n=e.related_entities,v=r;if(r===v)if(Array.isArray(n)){var l=!0;let O=n.length;for(let R=0;R<
O;R++){let D=r;V(n[R],{instancePath:s+"/related_entities/"+R,parentData:n,parentDataProperty:R,rootData:g,dynamicAnchors:k})||(i=x(i,V),r=i.length);var l=D===r;
if(!l)break}}else return se.errors=[{instancePath:s+"/related_entities",schemaPath:"#/properties/related_entities/type",keyword:"type",params:{type:"array"}}],!1;
var f=v===r}else var f=!0}}}}}}else return se.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return se.errors=i,r===0}se.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},N.v7=oe;let Pe={type:"object",additionalProperties:!1,required:["answers"],properties:{answers:{$ref:"stand\
in://control/schemas#/$defs/ReceiverAnswers"}}},be={type:"array",minItems:1,items:{anyOf:[{type:"integer",minimum:200,maximum:599},{$ref:"standin://control/sche\
mas#/$defs/LateAnswer"},{$ref:"standin://control/schemas#/$defs/MissingAnswer"}]}},ge={type:"object",additionalProperties:!1,required:["status"],properties:{status:{
type:"integer",minimum:200,maximum:599},delay_ms:{type:"integer",minimum:0,maximum:6e5}}};function q(e,{instancePath:s="",parentData:I,parentDataProperty:T,rootData:g=e,
dynamicAnchors:k={}}={}){let i=null,r=0,a=q.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let l;if(e.status===void 0&&(l="status"))return q.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:l}}],!1;
{let o=r;for(let u in e)if(!(u==="status"||u==="delay_ms")){return q.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:u}}],!1;break}if(o===r){if(e.status!==void 0){let u=e.status,n=r;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return q.errors=
[{instancePath:s+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof u=="number"&&isFinite(u)){if(u>599||
isNaN(u))return q.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}}],!1;if(u<200||
isNaN(u))return q.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:200}}],!1}var f=n===
r}else var f=!0;if(f)if(e.delay_ms!==void 0){let u=e.delay_ms,n=r;if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u)))return q.errors=[{instancePath:s+"/de\
lay_ms",schemaPath:"#/properties/delay_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(r===n&&typeof u=="number"&&isFinite(u)){if(u>6e5||isNaN(u))return q.
errors=[{instancePath:s+"/delay_ms",schemaPath:"#/properties/delay_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(u<0||isNaN(u))return q.
errors=[{instancePath:s+"/delay_ms",schemaPath:"#/properties/delay_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var f=n===r}else var f=!0}}}else
return q.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return q.errors=i,r===0}q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
let ce={type:"object",additionalProperties:!1,required:["failure"],properties:{failure:{type:"string",enum:["timeout","disconnect"]}}};function H(e,{instancePath:s="",
parentData:I,parentDataProperty:T,rootData:g=e,dynamicAnchors:k={}}={}){let i=null,r=0,a=H.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=
void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.failure===void 0&&(f="failure"))return H.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:f}}],!1;{let l=r;for(let o in e)if(o!=="failure"){return H.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o}}],!1;break}if(l===r&&e.failure!==void 0){let o=e.failure;if(typeof o!="string")return H.errors=[{instancePath:s+
"/failure",schemaPath:"#/properties/failure/type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="timeout"||o==="disconnect"))return H.errors=[{instancePath:s+
"/failure",schemaPath:"#/properties/failure/enum",keyword:"enum",params:{allowedValues:ce.properties.failure.enum}}],!1}}}else return H.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return H.errors=i,r===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ie(e,{instancePath:s="",
parentData:I,parentDataProperty:T,rootData:g=e,dynamicAnchors:k={}}={}){let i=null,r=0,a=ie.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=
void 0),r===0)if(Array.isArray(e)){if(e.length<1)return ie.errors=[{instancePath:s,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var f=!0;let u=e.
length;for(let n=0;n<u;n++){let v=e[n],G=r,O=r,R=!1,D=r;if(!(typeof v=="number"&&!(v%1)&&!isNaN(v)&&isFinite(v))){let J={instancePath:s+"/"+n,schemaPath:"#/item\
s/anyOf/0/type",keyword:"type",params:{type:"integer"}};i===null?i=[J]:i.push(J),r++}if(r===D&&typeof v=="number"&&isFinite(v)){if(v>599||isNaN(v)){let J={instancePath:s+
"/"+n,schemaPath:"#/items/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};i===null?i=[J]:i.push(J),r++}else if(v<200||isNaN(v)){let J={instancePath:s+
"/"+n,schemaPath:"#/items/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:200}};i===null?i=[J]:i.push(J),r++}}var o=D===r;R=R||o;let B=r;q(v,{instancePath:s+
"/"+n,parentData:e,parentDataProperty:n,rootData:g,dynamicAnchors:k})||(i=x(i,q),r=i.length);var o=B===r;if(R=R||o,o)var l=!0;let he=r;H(v,{instancePath:s+"/"+n,
parentData:e,parentDataProperty:n,rootData:g,dynamicAnchors:k})||(i=x(i,H),r=i.length);var o=he===r;if(R=R||o,o&&l!==!0&&(l=!0),R)r=O,i!==null&&(O?i.length=O:i=
null);else{let J={instancePath:s+"/"+n,schemaPath:"#/items/anyOf",keyword:"anyOf",params:{}};return i===null?i=[J]:i.push(J),r++,ie.errors=i,!1}var f=G===r;if(!f)
break}}}else return ie.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return ie.errors=i,r===0}ie.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};function oe(e,{instancePath:s="",parentData:I,parentDataProperty:T,rootData:g=e,dynamicAnchors:k={}}={}){let i=null,r=0,a=oe.evaluated;if(a.dynamicProps&&
(a.props=void 0),a.dynamicItems&&(a.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.answers===void 0&&(f="answers"))return oe.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let l=r;for(let o in e)if(o!=="answers"){return oe.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}l===r&&e.answers!==void 0&&(ie(e.answers,{instancePath:s+
"/answers",parentData:e,parentDataProperty:"answers",rootData:g,dynamicAnchors:k})||(i=x(i,ie),r=i.length))}}else return oe.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return oe.errors=i,r===0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},N.v8=ae;let ke={type:"object",
additionalProperties:!1,properties:{all:{type:"boolean"}}};function ae(e,{instancePath:s="",parentData:I,parentDataProperty:T,rootData:g=e,dynamicAnchors:k={}}={}){
let i=null,r=0,a=ae.evaluated;if(a.dynamicProps&&(a.props=void 0),a.dynamicItems&&(a.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let l in e)
if(l!=="all"){return ae.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l}}],!1;break}if(f===
r&&e.all!==void 0&&typeof e.all!="boolean")return ae.errors=[{instancePath:s+"/all",schemaPath:"#/properties/all/type",keyword:"type",params:{type:"boolean"}}],
!1}else return ae.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ae.errors=i,r===0}ae.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function x(e,s){let I=s.errors;if(s.errors=null,e===null)return I;for(let T of I)e.push(T);return e}return{CallWait:N.v0,ClockAdvance:N.v1,FaultSpec:N.
v2,JobRelease:N.v3,JobScript:N.v4,LatencySetting:N.v5,RaisedEvent:N.v6,ReceiverScript:N.v7,ResetRequest:N.v8}})(),Ie=(()=>{let N={};N.v0=M;let Y={type:"object",
additionalProperties:!1,properties:{operation:{$ref:"standin://control/schemas#/$defs/OperationId"},method:{type:"string"},status:{type:"integer",minimum:0},entity:{
type:"string"},limit:{type:"integer",minimum:0},environment:{$ref:"standin://control/schemas#/$defs/EnvironmentName"}},$id:"standin://control/query/listJournal"},
X={type:"string",enum:["updateUpload","getUpload","deleteUpload","createUpload","listUploads","getSite","listEnvironments","bulkTagUploads","bulkSetUploadCollec\
tion","bulkDestroyUploads","listUploadReferences","listUploadTracks","createUploadTrack","listUploadTags","createUploadTag","listUploadSmartTags","getUploadFilt\
er","updateUploadFilter","deleteUploadFilter","createUploadFilter","listUploadFilters","createUploadRequest","updateWebhook","getWebhook","deleteWebhook","creat\
eWebhook","listWebhooks","listWebhookCalls","getWebhookCall","resendWebhookCall","getUploadCollection","updateUploadCollection","deleteUploadCollection","create\
UploadCollection","listUploadCollections","reorderUploadCollections","getJobResult"]};function A(t,{instancePath:_="",parentData:m,parentDataProperty:E,rootData:S=t,
dynamicAnchors:U={}}={}){let b=null,d=0,c=A.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),typeof t!="string"){let h=typeof t,y;
if(y===void 0)if(h=="number"||h=="boolean")y=""+t;else if(t===null)y="";else return A.errors=[{instancePath:_,schemaPath:"#/type",keyword:"type",params:{type:"s\
tring"}}],!1;y!==void 0&&(t=y,m!==void 0&&(m[E]=y))}return t==="updateUpload"||t==="getUpload"||t==="deleteUpload"||t==="createUpload"||t==="listUploads"||t==="\
getSite"||t==="listEnvironments"||t==="bulkTagUploads"||t==="bulkSetUploadCollection"||t==="bulkDestroyUploads"||t==="listUploadReferences"||t==="listUploadTrac\
ks"||t==="createUploadTrack"||t==="listUploadTags"||t==="createUploadTag"||t==="listUploadSmartTags"||t==="getUploadFilter"||t==="updateUploadFilter"||t==="dele\
teUploadFilter"||t==="createUploadFilter"||t==="listUploadFilters"||t==="createUploadRequest"||t==="updateWebhook"||t==="getWebhook"||t==="deleteWebhook"||t==="\
createWebhook"||t==="listWebhooks"||t==="listWebhookCalls"||t==="getWebhookCall"||t==="resendWebhookCall"||t==="getUploadCollection"||t==="updateUploadCollectio\
n"||t==="deleteUploadCollection"||t==="createUploadCollection"||t==="listUploadCollections"||t==="reorderUploadCollections"||t==="getJobResult"?(A.errors=b,d===
0):(A.errors=[{instancePath:_,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:X.enum}}],!1)}A.evaluated={dynamicProps:!1,dynamicItems:!1};let K={type:"\
string",pattern:"^[A-Za-z0-9_-]{1,64}$"},W=new RegExp("^[A-Za-z0-9_-]{1,64}$","u");function L(t,{instancePath:_="",parentData:m,parentDataProperty:E,rootData:S=t,
dynamicAnchors:U={}}={}){let b=null,d=0,c=L.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),typeof t!="string"){let h=typeof t,y;
if(y===void 0)if(h=="number"||h=="boolean")y=""+t;else if(t===null)y="";else return L.errors=[{instancePath:_,schemaPath:"#/type",keyword:"type",params:{type:"s\
tring"}}],!1;y!==void 0&&(t=y,m!==void 0&&(m[E]=y))}return d===0&&typeof t=="string"&&!W.test(t)?(L.errors=[{instancePath:_,schemaPath:"#/pattern",keyword:"patt\
ern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"}}],!1):(L.errors=b,d===0)}L.evaluated={dynamicProps:!1,dynamicItems:!1};function M(t,{instancePath:_="",parentData:m,
parentDataProperty:E,rootData:S=t,dynamicAnchors:U={}}={}){let b=null,d=0,c=M.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),d===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){let y=d;for(let p in t)if(!(p==="operation"||p==="method"||p==="status"||p==="entity"||p==="limit"||p==="environm\
ent")){return M.errors=[{instancePath:_,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(y===d){if(t.
operation!==void 0){let p=d;A(t.operation,{instancePath:_+"/operation",parentData:t,parentDataProperty:"operation",rootData:S,dynamicAnchors:U})||(b=te(b,A),d=b.
length);var h=p===d}else var h=!0;if(h){if(t.method!==void 0){let p=t.method,F=d;if(typeof p!="string"){let P=typeof p,w;if(w===void 0)if(P=="number"||P=="boole\
an")w=""+p;else if(p===null)w="";else return M.errors=[{instancePath:_+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type:"string"}}],!1;
w!==void 0&&(p=w,t!==void 0&&(t.method=w))}var h=F===d}else var h=!0;if(h){if(t.status!==void 0){let p=t.status,F=d;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&
isFinite(p))){let P=typeof p,w;if(w===void 0)if(P==="boolean"||p===null||P==="string"&&p&&le(p)&&!(p%1))w=+p;else return M.errors=[{instancePath:_+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"integer"}}],!1;w!==void 0&&(p=w,t!==void 0&&(t.status=w))}if(d===F&&typeof p=="number"&&isFinite(p)&&(p<0||
isNaN(p)))return M.errors=[{instancePath:_+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var h=F===
d}else var h=!0;if(h){if(t.entity!==void 0){let p=t.entity,F=d;if(typeof p!="string"){let P=typeof p,w;if(w===void 0)if(P=="number"||P=="boolean")w=""+p;else if(p===
null)w="";else return M.errors=[{instancePath:_+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type:"string"}}],!1;w!==void 0&&(p=w,t!==
void 0&&(t.entity=w))}var h=F===d}else var h=!0;if(h){if(t.limit!==void 0){let p=t.limit,F=d;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let P=typeof p,
w;if(w===void 0)if(P==="boolean"||p===null||P==="string"&&p&&le(p)&&!(p%1))w=+p;else return M.errors=[{instancePath:_+"/limit",schemaPath:"#/properties/limit/ty\
pe",keyword:"type",params:{type:"integer"}}],!1;w!==void 0&&(p=w,t!==void 0&&(t.limit=w))}if(d===F&&typeof p=="number"&&isFinite(p)&&(p<0||isNaN(p)))return M.errors=
[{instancePath:_+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var h=F===d}else var h=!0;if(h)if(t.environment!==
void 0){let p=d;L(t.environment,{instancePath:_+"/environment",parentData:t,parentDataProperty:"environment",rootData:S,dynamicAnchors:U})||(b=te(b,L),d=b.length);
var h=p===d}else var h=!0}}}}}}else return M.errors=[{instancePath:_,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return M.errors=b,d===0}M.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1},N.v1=Q;let ue={type:"object",additionalProperties:!1,properties:{webhook_id:{type:"string"},entity_type:{$ref:"standi\
n://control/schemas#/$defs/EntityType"},event_type:{$ref:"standin://control/schemas#/$defs/EventType"},environment:{$ref:"standin://control/schemas#/$defs/Envir\
onmentName"}},$id:"standin://control/query/listCalls"},pe={type:"string",enum:["item","item_type","upload","build_trigger","environment","maintenance_mode","sso\
_user","cda_cache_tags"]};function $(t,{instancePath:_="",parentData:m,parentDataProperty:E,rootData:S=t,dynamicAnchors:U={}}={}){let b=null,d=0,c=$.evaluated;if(c.
dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),typeof t!="string"){let h=typeof t,y;if(y===void 0)if(h=="number"||h=="boolean")y=""+t;else if(t===
null)y="";else return $.errors=[{instancePath:_,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(t=y,m!==void 0&&(m[E]=y))}return t===
"item"||t==="item_type"||t==="upload"||t==="build_trigger"||t==="environment"||t==="maintenance_mode"||t==="sso_user"||t==="cda_cache_tags"?($.errors=b,d===0):($.
errors=[{instancePath:_,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:pe.enum}}],!1)}$.evaluated={dynamicProps:!1,dynamicItems:!1};let Z={type:"strin\
g",enum:["create","update","delete","publish","unpublish","promote","deploy_started","deploy_succeeded","deploy_failed","change","invalidate"]};function ee(t,{instancePath:_="",
parentData:m,parentDataProperty:E,rootData:S=t,dynamicAnchors:U={}}={}){let b=null,d=0,c=ee.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=
void 0),typeof t!="string"){let h=typeof t,y;if(y===void 0)if(h=="number"||h=="boolean")y=""+t;else if(t===null)y="";else return ee.errors=[{instancePath:_,schemaPath:"\
#/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(t=y,m!==void 0&&(m[E]=y))}return t==="create"||t==="update"||t==="delete"||t==="publish"||t==="u\
npublish"||t==="promote"||t==="deploy_started"||t==="deploy_succeeded"||t==="deploy_failed"||t==="change"||t==="invalidate"?(ee.errors=b,d===0):(ee.errors=[{instancePath:_,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Z.enum}}],!1)}ee.evaluated={dynamicProps:!1,dynamicItems:!1};function z(t,{instancePath:_="",parentData:m,
parentDataProperty:E,rootData:S=t,dynamicAnchors:U={}}={}){let b=null,d=0,c=z.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=void 0),typeof t!=
"string"){let h=typeof t,y;if(y===void 0)if(h=="number"||h=="boolean")y=""+t;else if(t===null)y="";else return z.errors=[{instancePath:_,schemaPath:"#/type",keyword:"\
type",params:{type:"string"}}],!1;y!==void 0&&(t=y,m!==void 0&&(m[E]=y))}return d===0&&typeof t=="string"&&!W.test(t)?(z.errors=[{instancePath:_,schemaPath:"#/p\
attern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"}}],!1):(z.errors=b,d===0)}z.evaluated={dynamicProps:!1,dynamicItems:!1};function Q(t,{instancePath:_="",
parentData:m,parentDataProperty:E,rootData:S=t,dynamicAnchors:U={}}={}){let b=null,d=0,c=Q.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&(c.items=
void 0),d===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let y=d;for(let p in t)if(!(p==="webhook_id"||p==="entity_type"||p==="event_type"||p==="environment")){
return Q.errors=[{instancePath:_,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(y===d){if(t.webhook_id!==
void 0){let p=t.webhook_id,F=d;if(typeof p!="string"){let ne=typeof p,P;if(P===void 0)if(ne=="number"||ne=="boolean")P=""+p;else if(p===null)P="";else return Q.
errors=[{instancePath:_+"/webhook_id",schemaPath:"#/properties/webhook_id/type",keyword:"type",params:{type:"string"}}],!1;P!==void 0&&(p=P,t!==void 0&&(t.webhook_id=
P))}var h=F===d}else var h=!0;if(h){if(t.entity_type!==void 0){let p=d;$(t.entity_type,{instancePath:_+"/entity_type",parentData:t,parentDataProperty:"entity_ty\
pe",rootData:S,dynamicAnchors:U})||(b=te(b,$),d=b.length);var h=p===d}else var h=!0;if(h){if(t.event_type!==void 0){let p=d;ee(t.event_type,{instancePath:_+"/ev\
ent_type",parentData:t,parentDataProperty:"event_type",rootData:S,dynamicAnchors:U})||(b=te(b,ee),d=b.length);var h=p===d}else var h=!0;if(h)if(t.environment!==
void 0){let p=d;z(t.environment,{instancePath:_+"/environment",parentData:t,parentDataProperty:"environment",rootData:S,dynamicAnchors:U})||(b=te(b,z),d=b.length);
var h=p===d}else var h=!0}}}}else return Q.errors=[{instancePath:_,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Q.errors=b,d===0}Q.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1},N.v2=j;let re={type:"object",additionalProperties:!1,properties:{uploads:{type:"string",maxLength:1e3},upload_collection:{
type:"string"},environment:{$ref:"standin://control/schemas#/$defs/EnvironmentName"}},$id:"standin://control/query/showOverview"},fe=de().default;function C(t,{
instancePath:_="",parentData:m,parentDataProperty:E,rootData:S=t,dynamicAnchors:U={}}={}){let b=null,d=0,c=C.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&
(c.items=void 0),typeof t!="string"){let h=typeof t,y;if(y===void 0)if(h=="number"||h=="boolean")y=""+t;else if(t===null)y="";else return C.errors=[{instancePath:_,
schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1;y!==void 0&&(t=y,m!==void 0&&(m[E]=y))}return d===0&&typeof t=="string"&&!W.test(t)?(C.errors=[{instancePath:_,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"}}],!1):(C.errors=b,d===0)}C.evaluated={dynamicProps:!1,dynamicItems:!1};function j(t,{
instancePath:_="",parentData:m,parentDataProperty:E,rootData:S=t,dynamicAnchors:U={}}={}){let b=null,d=0,c=j.evaluated;if(c.dynamicProps&&(c.props=void 0),c.dynamicItems&&
(c.items=void 0),d===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let y=d;for(let p in t)if(!(p==="uploads"||p==="upload_collection"||p==="environment")){return j.
errors=[{instancePath:_,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(y===d){if(t.uploads!==void 0){
let p=t.uploads,F=d;if(typeof p!="string"){let ne=typeof p,P;if(P===void 0)if(ne=="number"||ne=="boolean")P=""+p;else if(p===null)P="";else return j.errors=[{instancePath:_+
"/uploads",schemaPath:"#/properties/uploads/type",keyword:"type",params:{type:"string"}}],!1;P!==void 0&&(p=P,t!==void 0&&(t.uploads=P))}if(d===F&&typeof p=="st\
ring"&&fe(p)>1e3)return j.errors=[{instancePath:_+"/uploads",schemaPath:"#/properties/uploads/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1;var h=F===d}else
var h=!0;if(h){if(t.upload_collection!==void 0){let p=t.upload_collection,F=d;if(typeof p!="string"){let P=typeof p,w;if(w===void 0)if(P=="number"||P=="boolean")
w=""+p;else if(p===null)w="";else return j.errors=[{instancePath:_+"/upload_collection",schemaPath:"#/properties/upload_collection/type",keyword:"type",params:{
type:"string"}}],!1;w!==void 0&&(p=w,t!==void 0&&(t.upload_collection=w))}var h=F===d}else var h=!0;if(h)if(t.environment!==void 0){let p=d;C(t.environment,{instancePath:_+
"/environment",parentData:t,parentDataProperty:"environment",rootData:S,dynamicAnchors:U})||(b=te(b,C),d=b.length);var h=p===d}else var h=!0}}}else return j.errors=
[{instancePath:_,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return j.errors=b,d===0}j.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function te(t,_){
let m=_.errors;if(_.errors=null,t===null)return m;for(let E of m)t.push(E);return t}function le(t){return/^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(t)&&Number.isFinite(
+t)}return{listJournal:N.v0,listCalls:N.v1,showOverview:N.v2}})();export{Ee as bodies,Ie as queries};
export const expectations = {
 "CallWait": {
  "words": {
   "": "an object",
   "/webhook_id": "text",
   "/entity_type": "one of item, item_type, upload, build_trigger, environment, maintenance_mode, sso_user, cda_cache_tags",
   "/event_type": "one of create, update, delete, publish, unpublish, promote, deploy_started, deploy_succeeded, deploy_failed, change, invalidate",
   "/timeout_ms": "a number of milliseconds up to 30000"
  },
  "members": {
   "": [
    "webhook_id",
    "entity_type",
    "event_type",
    "timeout_ms"
   ]
  }
 },
 "ClockAdvance": {
  "words": {
   "": "an object",
   "/advance": "a time such as \"90s\", \"2m\" or \"1h\""
  },
  "members": {
   "": [
    "advance"
   ]
  }
 },
 "FaultSpec": {
  "words": {
   "": "an object",
   "/operation": "one of *, updateUpload, getUpload, deleteUpload, createUpload, listUploads, getSite, listEnvironments, bulkTagUploads, bulkSetUploadCollection, bulkDestroyUploads, listUploadReferences, listUploadTracks, createUploadTrack, listUploadTags, createUploadTag, listUploadSmartTags, getUploadFilter, updateUploadFilter, deleteUploadFilter, createUploadFilter, listUploadFilters, createUploadRequest, updateWebhook, getWebhook, deleteWebhook, createWebhook, listWebhooks, listWebhookCalls, getWebhookCall, resendWebhookCall, getUploadCollection, updateUploadCollection, deleteUploadCollection, createUploadCollection, listUploadCollections, reorderUploadCollections, getJobResult",
   "/method": "one of PUT, GET, DELETE, POST",
   "/path": "a path, in which `*` and `**` stand for anything, such as \"/assets/**\"",
   "/after": "a number from 0",
   "/probability": "a number above 0, up to 1",
   "/times": "a number from 1",
   "/code": "one of INVALID_JSON_BODY, MALFORMED_REQUEST, INVALID_AUTHORIZATION_HEADER, INSUFFICIENT_PERMISSIONS, NOT_FOUND, JOB_PENDING, FOREIGN_REQUEST, INVALID_ENDPOINT, METHOD_NOT_ALLOWED, PAYLOAD_TOO_LARGE, URL_TOO_LONG, INVALID_CONTENT_TYPE_HEADER, EXPECTATION_FAILED, INVALID_FORMAT, INVALID_FIELD, INVALID_ENTITY_ID, INVALID_TYPE, INVALID_ENVIRONMENT, INVALID_API_VERSION, INVALID_PREFERENCE, NOT_A_VIDEO, TOO_MANY_OPERATIONS, UPLOAD_IS_CURRENTLY_IN_USE, CONCURRENT_UPLOAD_UPDATE, RATE_LIMIT_EXCEEDED, HEADERS_TOO_LARGE, INTERNAL_ERROR, CONTRACT_BREACH, SERVICE_UNAVAILABLE, INSUFFICIENT_STORAGE",
   "/status": "a status from 200 to 599",
   "/body": "JSON",
   "/content_type": "a media type such as \"text/html\"",
   "/delay_ms": "a number of milliseconds",
   "/bandwidth": "a number of bytes from 1",
   "/disconnect": "true or false",
   "/truncate": "true or false",
   "/field": "the name of a field, such as \"author\", or a pointer to a part of it",
   "/headers": "header names with texts of printable ASCII characters",
   "/id": "text"
  },
  "members": {
   "": [
    "operation",
    "method",
    "path",
    "after",
    "probability",
    "times",
    "code",
    "status",
    "body",
    "content_type",
    "delay_ms",
    "bandwidth",
    "disconnect",
    "truncate",
    "field",
    "headers",
    "id"
   ]
  }
 },
 "JobRelease": {
  "words": {
   "": "an object",
   "/release": "the identifier of a job"
  },
  "members": {
   "": [
    "release"
   ]
  }
 },
 "JobScript": {
  "words": {
   "": "an object",
   "/ends": "\"due\", \"released\", \"never\" or {\"after_polls\": N}",
   "/time": "a time such as \"90s\", \"2m\" or \"1h\"",
   "/fail": "an object",
   "/fail/status": "a status from 400 to 599",
   "/fail/body": "JSON"
  },
  "members": {
   "": [
    "ends",
    "time",
    "fail"
   ],
   "/fail": [
    "status",
    "body"
   ]
  }
 },
 "LatencySetting": {
  "words": {
   "": "an object",
   "/latency": "milliseconds such as 200, or a range such as \"100-300\""
  },
  "members": {
   "": [
    "latency"
   ]
  }
 },
 "RaisedEvent": {
  "words": {
   "": "an object",
   "/entity_type": "one of item, item_type, upload, build_trigger, environment, maintenance_mode, sso_user, cda_cache_tags",
   "/event_type": "one of create, update, delete, publish, unpublish, promote, deploy_started, deploy_succeeded, deploy_failed, change, invalidate",
   "/entity": "a JSON:API resource, such as {\"id\":\"1\",\"type\":\"item\",\"attributes\":{}}",
   "/entity/attributes": "an object",
   "/entity/relationships": "an object",
   "/previous_entity": "a JSON:API resource, such as {\"id\":\"1\",\"type\":\"item\",\"attributes\":{}}",
   "/previous_entity/attributes": "an object",
   "/previous_entity/relationships": "an object",
   "/related_entities": "an array of JSON:API resources",
   "/related_entities/*": "a JSON:API resource, such as {\"id\":\"1\",\"type\":\"item\",\"attributes\":{}}",
   "/related_entities/*/attributes": "an object",
   "/related_entities/*/relationships": "an object"
  },
  "members": {
   "": [
    "entity_type",
    "event_type",
    "entity",
    "previous_entity",
    "related_entities"
   ]
  }
 },
 "ReceiverScript": {
  "words": {
   "": "an object",
   "/answers": "an array of statuses from 200 to 599, such as [500,500,200], of {\"status\":500,\"delay_ms\":3000}, or of {\"failure\":\"timeout\"}"
  },
  "members": {
   "": [
    "answers"
   ]
  }
 },
 "ResetRequest": {
  "words": {
   "": "an object",
   "/all": "true or false"
  },
  "members": {
   "": [
    "all"
   ]
  }
 },
 "listJournal": {
  "words": {
   "": "an object",
   "/operation": "one of updateUpload, getUpload, deleteUpload, createUpload, listUploads, getSite, listEnvironments, bulkTagUploads, bulkSetUploadCollection, bulkDestroyUploads, listUploadReferences, listUploadTracks, createUploadTrack, listUploadTags, createUploadTag, listUploadSmartTags, getUploadFilter, updateUploadFilter, deleteUploadFilter, createUploadFilter, listUploadFilters, createUploadRequest, updateWebhook, getWebhook, deleteWebhook, createWebhook, listWebhooks, listWebhookCalls, getWebhookCall, resendWebhookCall, getUploadCollection, updateUploadCollection, deleteUploadCollection, createUploadCollection, listUploadCollections, reorderUploadCollections, getJobResult",
   "/method": "text",
   "/status": "a number",
   "/entity": "text",
   "/limit": "a number",
   "/environment": "text"
  },
  "members": {
   "": [
    "operation",
    "method",
    "status",
    "entity",
    "limit",
    "environment"
   ]
  }
 },
 "listCalls": {
  "words": {
   "": "an object",
   "/webhook_id": "text",
   "/entity_type": "one of item, item_type, upload, build_trigger, environment, maintenance_mode, sso_user, cda_cache_tags",
   "/event_type": "one of create, update, delete, publish, unpublish, promote, deploy_started, deploy_succeeded, deploy_failed, change, invalidate",
   "/environment": "text"
  },
  "members": {
   "": [
    "webhook_id",
    "entity_type",
    "event_type",
    "environment"
   ]
  }
 },
 "showOverview": {
  "words": {
   "": "an object",
   "/uploads": "words of at most 1000 characters in all",
   "/upload_collection": "text",
   "/environment": "text"
  },
  "members": {
   "": [
    "uploads",
    "upload_collection",
    "environment"
   ]
  }
 }
};
