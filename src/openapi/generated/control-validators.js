// Generated from control.openapi.yaml by `npm run generate`; not to be edited.
var he=(w,Y)=>()=>{try{return Y||w((Y={exports:{}}).exports,Y),Y.exports}catch(X){throw Y=0,X}};var me=he(fe=>{"use strict";Object.defineProperty(fe,"__esModule",{value:!0});function ue(w){let Y=w.length,X=0,U=0,K;for(;U<Y;)X++,K=w.charCodeAt(U++),K>=55296&&
K<=56319&&U<Y&&(K=w.charCodeAt(U),(K&64512)===56320&&U++);return X}fe.default=ue;ue.code='require("ajv/dist/runtime/ucs2length").default'});var Ee=(()=>{let w={};w.v0=F;let Y={type:"object",additionalProperties:!1,properties:{webhook_id:{type:"string"},entity_type:{$ref:"standin://control/schemas#/$\
defs/EntityType"},event_type:{$ref:"standin://control/schemas#/$defs/EventType"},timeout_ms:{type:"integer",minimum:0,maximum:3e4,default:5e3}}},X={type:"string",
enum:["item","item_type","upload","build_trigger","environment","maintenance_mode","sso_user","cda_cache_tags"]};function U(e,{instancePath:s="",parentData:D,parentDataProperty:T,
rootData:g=e,dynamicAnchors:k={}}={}){let i=null,r=0,l=U.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof e!="string"?(U.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1):e==="item"||e==="item_type"||e==="upload"||e==="build_trigger"||e==="env\
ironment"||e==="maintenance_mode"||e==="sso_user"||e==="cda_cache_tags"?(U.errors=i,r===0):(U.errors=[{instancePath:s,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:X.enum}}],!1)}U.evaluated={dynamicProps:!1,dynamicItems:!1};let K={type:"string",enum:["create","update","delete","publish","unpublish","promote",
"deploy_started","deploy_succeeded","deploy_failed","change","invalidate"]};function W(e,{instancePath:s="",parentData:D,parentDataProperty:T,rootData:g=e,dynamicAnchors:k={}}={}){
let i=null,r=0,l=W.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof e!="string"?(W.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"string"}}],!1):e==="create"||e==="update"||e==="delete"||e==="publish"||e==="unpublish"||e==="promote"||e==="deploy_started"||
e==="deploy_succeeded"||e==="deploy_failed"||e==="change"||e==="invalidate"?(W.errors=i,r===0):(W.errors=[{instancePath:s,schemaPath:"#/enum",keyword:"enum",params:{
allowedValues:K.enum}}],!1)}W.evaluated={dynamicProps:!1,dynamicItems:!1};function F(e,{instancePath:s="",parentData:D,parentDataProperty:T,rootData:g=e,dynamicAnchors:k={}}={}){
let i=null,r=0,l=F.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let p=r;for(let o in e)
if(!(o==="webhook_id"||o==="entity_type"||o==="event_type"||o==="timeout_ms")){return F.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:o}}],!1;break}if(p===r){if(e.webhook_id!==void 0){let o=r;if(typeof e.webhook_id!="string")return F.errors=[{instancePath:s+
"/webhook_id",schemaPath:"#/properties/webhook_id/type",keyword:"type",params:{type:"string"}}],!1;var f=o===r}else var f=!0;if(f){if(e.entity_type!==void 0){let o=r;
U(e.entity_type,{instancePath:s+"/entity_type",parentData:e,parentDataProperty:"entity_type",rootData:g,dynamicAnchors:k})||(i=x(i,U),r=i.length);var f=o===r}else
var f=!0;if(f){if(e.event_type!==void 0){let o=r;W(e.event_type,{instancePath:s+"/event_type",parentData:e,parentDataProperty:"event_type",rootData:g,dynamicAnchors:k})||
(i=x(i,W),r=i.length);var f=o===r}else var f=!0;if(f)if(e.timeout_ms!==void 0){let o=e.timeout_ms,u=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return F.
errors=[{instancePath:s+"/timeout_ms",schemaPath:"#/properties/timeout_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(r===u&&typeof o=="number"&&isFinite(
o)){if(o>3e4||isNaN(o))return F.errors=[{instancePath:s+"/timeout_ms",schemaPath:"#/properties/timeout_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:3e4}}],
!1;if(o<0||isNaN(o))return F.errors=[{instancePath:s+"/timeout_ms",schemaPath:"#/properties/timeout_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],
!1}var f=u===r}else var f=!0}}}}else return F.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return F.errors=i,r===0}F.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1},w.v1=Z;let M={type:"object",additionalProperties:!1,required:["advance"],properties:{advance:{$ref:"standin://control\
/schemas#/$defs/Duration"}}},de={type:["string","integer"],pattern:"^\\s*\\d+(\\.\\d+)?(\\s*(ms|s|m|h|d)\\s*|\\s*)$",minimum:0,maximum:9007199254740991},le=new RegExp(
"^\\s*\\d+(\\.\\d+)?(\\s*(ms|s|m|h|d)\\s*|\\s*)$","u");function $(e,{instancePath:s="",parentData:D,parentDataProperty:T,rootData:g=e,dynamicAnchors:k={}}={}){let i=null,
r=0,l=$.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof e!="string"&&!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))
return $.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:de.type}}],!1;if(r===0){if(typeof e=="number"&&isFinite(e)){if(e>9007199254740991||
isNaN(e))return $.errors=[{instancePath:s,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(e<0||isNaN(e))return $.
errors=[{instancePath:s,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}if(r===0&&typeof e=="string"&&!le.test(e))return $.errors=
[{instancePath:s,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\\s*\\d+(\\.\\d+)?(\\s*(ms|s|m|h|d)\\s*|\\s*)$"}}],!1}return $.errors=i,r===0}$.evaluated=
{dynamicProps:!1,dynamicItems:!1};function Z(e,{instancePath:s="",parentData:D,parentDataProperty:T,rootData:g=e,dynamicAnchors:k={}}={}){let i=null,r=0,l=Z.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.advance===void 0&&(f="advance"))
return Z.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let p=r;for(let o in e)if(o!=="advance"){return Z.errors=
[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}p===r&&e.advance!==void 0&&($(e.advance,
{instancePath:s+"/advance",parentData:e,parentDataProperty:"advance",rootData:g,dynamicAnchors:k})||(i=x(i,$),r=i.length))}}else return Z.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Z.errors=i,r===0}Z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},w.v2=L;let ee={type:"\
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
createUploadCollection","listUploadCollections","reorderUploadCollections","getJobResult"]};function re(e,{instancePath:s="",parentData:D,parentDataProperty:T,rootData:g=e,
dynamicAnchors:k={}}={}){let i=null,r=0,l=re.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof e!="string"?(re.errors=[{
instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1):e==="updateUpload"||e==="getUpload"||e==="deleteUpload"||e==="createUpload"||e===
"listUploads"||e==="getSite"||e==="listEnvironments"||e==="bulkTagUploads"||e==="bulkSetUploadCollection"||e==="bulkDestroyUploads"||e==="listUploadReferences"||
e==="listUploadTracks"||e==="createUploadTrack"||e==="listUploadTags"||e==="createUploadTag"||e==="listUploadSmartTags"||e==="getUploadFilter"||e==="updateUploa\
dFilter"||e==="deleteUploadFilter"||e==="createUploadFilter"||e==="listUploadFilters"||e==="createUploadRequest"||e==="updateWebhook"||e==="getWebhook"||e==="de\
leteWebhook"||e==="createWebhook"||e==="listWebhooks"||e==="listWebhookCalls"||e==="getWebhookCall"||e==="resendWebhookCall"||e==="getUploadCollection"||e==="up\
dateUploadCollection"||e==="deleteUploadCollection"||e==="createUploadCollection"||e==="listUploadCollections"||e==="reorderUploadCollections"||e==="getJobResul\
t"?(re.errors=i,r===0):(re.errors=[{instancePath:s,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Q.enum}}],!1)}re.evaluated={dynamicProps:!1,dynamicItems:!1};
let pe={type:"string",enum:["INVALID_JSON_BODY","MALFORMED_REQUEST","INVALID_AUTHORIZATION_HEADER","INSUFFICIENT_PERMISSIONS","NOT_FOUND","JOB_PENDING","FOREIGN\
_REQUEST","INVALID_ENDPOINT","METHOD_NOT_ALLOWED","PAYLOAD_TOO_LARGE","URL_TOO_LONG","INVALID_CONTENT_TYPE_HEADER","EXPECTATION_FAILED","INVALID_FORMAT","INVALI\
D_FIELD","INVALID_ENTITY_ID","INVALID_TYPE","INVALID_ENVIRONMENT","INVALID_API_VERSION","INVALID_PREFERENCE","NOT_A_VIDEO","TOO_MANY_OPERATIONS","UPLOAD_IS_CURR\
ENTLY_IN_USE","CONCURRENT_UPLOAD_UPDATE","RATE_LIMIT_EXCEEDED","HEADERS_TOO_LARGE","INTERNAL_ERROR","CONTRACT_BREACH","SERVICE_UNAVAILABLE","INSUFFICIENT_STORAG\
E"]};function C(e,{instancePath:s="",parentData:D,parentDataProperty:T,rootData:g=e,dynamicAnchors:k={}}={}){let i=null,r=0,l=C.evaluated;return l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof e!="string"?(C.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1):
e==="INVALID_JSON_BODY"||e==="MALFORMED_REQUEST"||e==="INVALID_AUTHORIZATION_HEADER"||e==="INSUFFICIENT_PERMISSIONS"||e==="NOT_FOUND"||e==="JOB_PENDING"||e==="F\
OREIGN_REQUEST"||e==="INVALID_ENDPOINT"||e==="METHOD_NOT_ALLOWED"||e==="PAYLOAD_TOO_LARGE"||e==="URL_TOO_LONG"||e==="INVALID_CONTENT_TYPE_HEADER"||e==="EXPECTAT\
ION_FAILED"||e==="INVALID_FORMAT"||e==="INVALID_FIELD"||e==="INVALID_ENTITY_ID"||e==="INVALID_TYPE"||e==="INVALID_ENVIRONMENT"||e==="INVALID_API_VERSION"||e==="\
INVALID_PREFERENCE"||e==="NOT_A_VIDEO"||e==="TOO_MANY_OPERATIONS"||e==="UPLOAD_IS_CURRENTLY_IN_USE"||e==="CONCURRENT_UPLOAD_UPDATE"||e==="RATE_LIMIT_EXCEEDED"||
e==="HEADERS_TOO_LARGE"||e==="INTERNAL_ERROR"||e==="CONTRACT_BREACH"||e==="SERVICE_UNAVAILABLE"||e==="INSUFFICIENT_STORAGE"?(C.errors=i,r===0):(C.errors=[{instancePath:s,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:pe.enum}}],!1)}C.evaluated={dynamicProps:!1,dynamicItems:!1};let j=me().default,te=new RegExp("^[/*]","\
u"),t=new RegExp("^[\\w!#$&^.+-]+/[\\w!#$&^.+-]+(; ?[\\w-]+=[\\w.-]+)*$","u"),v=new RegExp("^[\\w!#$%&'*+.^`|~-]{1,100}$","u"),E=new RegExp("^[ -~]*$","u");function y(e,{
instancePath:s="",parentData:D,parentDataProperty:T,rootData:g=e,dynamicAnchors:k={}}={}){let i=null,r=0,l=y.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.operation!==void 0){let n=e.operation,c=r,G=r,O=!1,R=r;if(typeof n!="string"){let B={instancePath:s+
"/operation",schemaPath:"#/properties/operation/anyOf/0/type",keyword:"type",params:{type:"string"}};i===null?i=[B]:i.push(B),r++}if(n!=="*"){let B={instancePath:s+
"/operation",schemaPath:"#/properties/operation/anyOf/0/const",keyword:"const",params:{allowedValue:"*"}};i===null?i=[B]:i.push(B),r++}var f=R===r;O=O||f;let A=r;
re(n,{instancePath:s+"/operation",parentData:e,parentDataProperty:"operation",rootData:g,dynamicAnchors:k})||(i=x(i,re),r=i.length);var f=A===r;if(O=O||f,O)r=G,
i!==null&&(G?i.length=G:i=null);else{let B={instancePath:s+"/operation",schemaPath:"#/properties/operation/anyOf",keyword:"anyOf",params:{}};return i===null?i=[
B]:i.push(B),r++,y.errors=i,!1}var p=c===r}else var p=!0;if(p){if(e.method!==void 0){let n=e.method,c=r;if(typeof n!="string")return y.errors=[{instancePath:s+"\
/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type:"string"}}],!1;if(!(n==="PUT"||n==="GET"||n==="DELETE"||n==="POST"))return y.errors=[
{instancePath:s+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues:z.properties.method.enum}}],!1;var p=c===r}else var p=!0;if(p){
if(e.path!==void 0){let n=e.path,c=r;if(r===c)if(typeof n=="string"){if(j(n)>1e3)return y.errors=[{instancePath:s+"/path",schemaPath:"#/properties/path/maxLengt\
h",keyword:"maxLength",params:{limit:1e3}}],!1;if(!te.test(n))return y.errors=[{instancePath:s+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",
params:{pattern:"^[/*]"}}],!1}else return y.errors=[{instancePath:s+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type:"string"}}],!1;var p=c===
r}else var p=!0;if(p){if(e.after!==void 0){let n=e.after,c=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return y.errors=[{instancePath:s+"/after",
schemaPath:"#/properties/after/type",keyword:"type",params:{type:"integer"}}],!1;if(r===c&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return y.
errors=[{instancePath:s+"/after",schemaPath:"#/properties/after/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))
return y.errors=[{instancePath:s+"/after",schemaPath:"#/properties/after/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var p=c===r}else var p=!0;
if(p){if(e.probability!==void 0){let n=e.probability,c=r;if(r===c)if(typeof n=="number"&&isFinite(n)){if(n>1||isNaN(n))return y.errors=[{instancePath:s+"/probab\
ility",schemaPath:"#/properties/probability/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],!1;if(n<=0||isNaN(n))return y.errors=[{instancePath:s+
"/probability",schemaPath:"#/properties/probability/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:">",limit:0}}],!1}else return y.errors=[{instancePath:s+
"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type:"number"}}],!1;var p=c===r}else var p=!0;if(p){if(e.times!==void 0){let n=e.
times,c=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return y.errors=[{instancePath:s+"/times",schemaPath:"#/properties/times/type",keyword:"type",
params:{type:"integer"}}],!1;if(r===c&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return y.errors=[{instancePath:s+"/times",schemaPath:"#/\
properties/times/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<1||isNaN(n))return y.errors=[{instancePath:s+"/times",schemaPath:"\
#/properties/times/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var p=c===r}else var p=!0;if(p){if(e.code!==void 0){let n=r;C(e.code,{instancePath:s+
"/code",parentData:e,parentDataProperty:"code",rootData:g,dynamicAnchors:k})||(i=x(i,C),r=i.length);var p=n===r}else var p=!0;if(p){if(e.status!==void 0){let n=e.
status,c=r;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return y.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/type",keyword:"ty\
pe",params:{type:"integer"}}],!1;if(r===c&&typeof n=="number"&&isFinite(n)){if(n>599||isNaN(n))return y.errors=[{instancePath:s+"/status",schemaPath:"#/properti\
es/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}}],!1;if(n<200||isNaN(n))return y.errors=[{instancePath:s+"/status",schemaPath:"#/propert\
ies/status/minimum",keyword:"minimum",params:{comparison:">=",limit:200}}],!1}var p=c===r}else var p=!0;if(p){if(e.content_type!==void 0){let n=e.content_type,c=r;
if(r===c)if(typeof n=="string"){if(j(n)>200)return y.errors=[{instancePath:s+"/content_type",schemaPath:"#/properties/content_type/maxLength",keyword:"maxLength",
params:{limit:200}}],!1;if(!t.test(n))return y.errors=[{instancePath:s+"/content_type",schemaPath:"#/properties/content_type/pattern",keyword:"pattern",params:{
pattern:"^[\\w!#$&^.+-]+/[\\w!#$&^.+-]+(; ?[\\w-]+=[\\w.-]+)*$"}}],!1}else return y.errors=[{instancePath:s+"/content_type",schemaPath:"#/properties/content_typ\
e/type",keyword:"type",params:{type:"string"}}],!1;var p=c===r}else var p=!0;if(p){if(e.delay_ms!==void 0){let n=e.delay_ms,c=r;if(!(typeof n=="number"&&!(n%1)&&
!isNaN(n)&&isFinite(n)))return y.errors=[{instancePath:s+"/delay_ms",schemaPath:"#/properties/delay_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(r===
c&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return y.errors=[{instancePath:s+"/delay_ms",schemaPath:"#/properties/delay_ms/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<0||isNaN(n))return y.errors=[{instancePath:s+"/delay_ms",schemaPath:"#/properties/delay_ms/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var p=c===r}else var p=!0;if(p){if(e.bandwidth!==void 0){let n=e.bandwidth,c=r;if(!(typeof n=="nu\
mber"&&!(n%1)&&!isNaN(n)&&isFinite(n)))return y.errors=[{instancePath:s+"/bandwidth",schemaPath:"#/properties/bandwidth/type",keyword:"type",params:{type:"integ\
er"}}],!1;if(r===c&&typeof n=="number"&&isFinite(n)){if(n>9007199254740991||isNaN(n))return y.errors=[{instancePath:s+"/bandwidth",schemaPath:"#/properties/band\
width/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(n<1||isNaN(n))return y.errors=[{instancePath:s+"/bandwidth",schemaPath:"\
#/properties/bandwidth/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var p=c===r}else var p=!0;if(p){if(e.disconnect!==void 0){let n=r;if(typeof e.
disconnect!="boolean")return y.errors=[{instancePath:s+"/disconnect",schemaPath:"#/properties/disconnect/type",keyword:"type",params:{type:"boolean"}}],!1;var p=n===
r}else var p=!0;if(p){if(e.truncate!==void 0){let n=r;if(typeof e.truncate!="boolean")return y.errors=[{instancePath:s+"/truncate",schemaPath:"#/properties/trun\
cate/type",keyword:"type",params:{type:"boolean"}}],!1;var p=n===r}else var p=!0;if(p){if(e.field!==void 0){let n=e.field,c=r;if(r===c)if(typeof n=="string"){if(j(
n)>1e3)return y.errors=[{instancePath:s+"/field",schemaPath:"#/properties/field/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1;if(j(n)<1)return y.errors=
[{instancePath:s+"/field",schemaPath:"#/properties/field/minLength",keyword:"minLength",params:{limit:1}}],!1}else return y.errors=[{instancePath:s+"/field",schemaPath:"\
#/properties/field/type",keyword:"type",params:{type:"string"}}],!1;var p=c===r}else var p=!0;if(p)if(e.headers!==void 0){let n=e.headers,c=r;if(r===c)if(n&&typeof n==
"object"&&!Array.isArray(n)){if(Object.keys(n).length>50)return y.errors=[{instancePath:s+"/headers",schemaPath:"#/properties/headers/maxProperties",keyword:"ma\
xProperties",params:{limit:50}}],!1;for(let O in n){let R=r;if(typeof O=="string"&&!v.test(O)){let A={instancePath:s+"/headers",schemaPath:"#/properties/headers\
/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[\\w!#$%&'*+.^`|~-]{1,100}$"},propertyName:O};i===null?i=[A]:i.push(A),r++}var o=R===r;if(!o){let A={
instancePath:s+"/headers",schemaPath:"#/properties/headers/propertyNames",keyword:"propertyNames",params:{propertyName:O}};return i===null?i=[A]:i.push(A),r++,y.
errors=i,!1;break}}if(o)for(let O in n){let R=n[O],A=r;if(r===A)if(typeof R=="string"){if(j(R)>1e3)return y.errors=[{instancePath:s+"/headers/"+O.replace(/~/g,"\
~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1;if(!E.test(R))return y.errors=
[{instancePath:s+"/headers/"+O.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/pattern",keyword:"pattern",params:{pattern:"\
^[ -~]*$"}}],!1}else return y.errors=[{instancePath:s+"/headers/"+O.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties\
/type",keyword:"type",params:{type:"string"}}],!1;var u=A===r;if(!u)break}}else return y.errors=[{instancePath:s+"/headers",schemaPath:"#/properties/headers/typ\
e",keyword:"type",params:{type:"object"}}],!1;var p=c===r}else var p=!0}}}}}}}}}}}}}}else return y.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return y.errors=i,r===0}y.evaluated={props:{operation:!0,method:!0,path:!0,after:!0,probability:!0,times:!0,code:!0,status:!0,body:!0,content_type:!0,
delay_ms:!0,bandwidth:!0,disconnect:!0,truncate:!0,field:!0,headers:!0},dynamicProps:!1,dynamicItems:!1};function L(e,{instancePath:s="",parentData:D,parentDataProperty:T,
rootData:g=e,dynamicAnchors:k={}}={}){let i=null,r=0,l=L.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),y(e,{instancePath:s,parentData:D,
parentDataProperty:T,rootData:g,dynamicAnchors:k})||(i=x(i,y),r=i.length),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.id!==void 0){let p=r;if(typeof e.
id!="string")return L.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var f=p===r}else var f=!0;if(f){
for(let p in e)if(p!=="id"&&p!=="operation"&&p!=="method"&&p!=="path"&&p!=="after"&&p!=="probability"&&p!=="times"&&p!=="code"&&p!=="status"&&p!=="body"&&p!=="c\
ontent_type"&&p!=="delay_ms"&&p!=="bandwidth"&&p!=="disconnect"&&p!=="truncate"&&p!=="field"&&p!=="headers"){return L.errors=[{instancePath:s,schemaPath:"#/unev\
aluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:p}}],!1;break}}}else return L.errors=[{instancePath:s,schemaPath:"#/type",keyword:"\
type",params:{type:"object"}}],!1;return L.errors=i,r===0}L.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},w.v3=P;let S={type:"object",additionalProperties:!1,
required:["release"],properties:{release:{type:"string"}}};function P(e,{instancePath:s="",parentData:D,parentDataProperty:T,rootData:g=e,dynamicAnchors:k={}}={}){
let i=null,r=0,l=P.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.
release===void 0&&(f="release"))return P.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let p=r;for(let o in e)
if(o!=="release"){return P.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(p===
r&&e.release!==void 0&&typeof e.release!="string")return P.errors=[{instancePath:s+"/release",schemaPath:"#/properties/release/type",keyword:"type",params:{type:"\
string"}}],!1}}else return P.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return P.errors=i,r===0}P.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1},w.v4=I;let m={type:"object",additionalProperties:!1,properties:{ends:{anyOf:[{type:"string",enum:["due","released","never"]},{$ref:"\
standin://control/schemas#/$defs/JobPolls"}]},time:{$ref:"standin://control/schemas#/$defs/Duration"},fail:{$ref:"standin://control/schemas#/$defs/JobFailure"}}},
_={type:"object",additionalProperties:!1,required:["after_polls"],properties:{after_polls:{type:"integer",minimum:0}}};function d(e,{instancePath:s="",parentData:D,
parentDataProperty:T,rootData:g=e,dynamicAnchors:k={}}={}){let i=null,r=0,l=d.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.after_polls===void 0&&(f="after_polls"))return d.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:f}}],!1;{let p=r;for(let o in e)if(o!=="after_polls"){return d.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o}}],!1;break}if(p===r&&e.after_polls!==void 0){let o=e.after_polls,u=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(
o)&&isFinite(o)))return d.errors=[{instancePath:s+"/after_polls",schemaPath:"#/properties/after_polls/type",keyword:"type",params:{type:"integer"}}],!1;if(r===u&&
typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o)))return d.errors=[{instancePath:s+"/after_polls",schemaPath:"#/properties/after_polls/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}}}else return d.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return d.errors=i,r===
0}d.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let h={type:"object",additionalProperties:!1,required:["status"],properties:{status:{type:"integer",minimum:400,
maximum:599},body:{}}};function a(e,{instancePath:s="",parentData:D,parentDataProperty:T,rootData:g=e,dynamicAnchors:k={}}={}){let i=null,r=0,l=a.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.status===void 0&&(f="status"))return a.
errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let p=r;for(let o in e)if(!(o==="status"||o==="body")){return a.
errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(p===r&&e.status!==void 0){
let o=e.status,u=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return a.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/type",keyword:"\
type",params:{type:"integer"}}],!1;if(r===u&&typeof o=="number"&&isFinite(o)){if(o>599||isNaN(o))return a.errors=[{instancePath:s+"/status",schemaPath:"#/proper\
ties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}}],!1;if(o<400||isNaN(o))return a.errors=[{instancePath:s+"/status",schemaPath:"#/prope\
rties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400}}],!1}}}}else return a.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{
type:"object"}}],!1;return a.errors=i,r===0}a.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function I(e,{instancePath:s="",parentData:D,parentDataProperty:T,
rootData:g=e,dynamicAnchors:k={}}={}){let i=null,r=0,l=I.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r===0)if(e&&typeof e=="o\
bject"&&!Array.isArray(e)){let o=r;for(let u in e)if(!(u==="ends"||u==="time"||u==="fail")){return I.errors=[{instancePath:s,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:u}}],!1;break}if(o===r){if(e.ends!==void 0){let u=e.ends,n=r,c=r,G=!1,O=r;if(typeof u!="string"){let A={
instancePath:s+"/ends",schemaPath:"#/properties/ends/anyOf/0/type",keyword:"type",params:{type:"string"}};i===null?i=[A]:i.push(A),r++}if(!(u==="due"||u==="rele\
ased"||u==="never")){let A={instancePath:s+"/ends",schemaPath:"#/properties/ends/anyOf/0/enum",keyword:"enum",params:{allowedValues:m.properties.ends.anyOf[0].enum}};
i===null?i=[A]:i.push(A),r++}var f=O===r;G=G||f;let R=r;d(u,{instancePath:s+"/ends",parentData:e,parentDataProperty:"ends",rootData:g,dynamicAnchors:k})||(i=x(i,
d),r=i.length);var f=R===r;if(G=G||f,G)r=c,i!==null&&(c?i.length=c:i=null);else{let A={instancePath:s+"/ends",schemaPath:"#/properties/ends/anyOf",keyword:"anyO\
f",params:{}};return i===null?i=[A]:i.push(A),r++,I.errors=i,!1}var p=n===r}else var p=!0;if(p){if(e.time!==void 0){let u=r;$(e.time,{instancePath:s+"/time",parentData:e,
parentDataProperty:"time",rootData:g,dynamicAnchors:k})||(i=x(i,$),r=i.length);var p=u===r}else var p=!0;if(p)if(e.fail!==void 0){let u=r;a(e.fail,{instancePath:s+
"/fail",parentData:e,parentDataProperty:"fail",rootData:g,dynamicAnchors:k})||(i=x(i,a),r=i.length);var p=u===r}else var p=!0}}}else return I.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return I.errors=i,r===0}I.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},w.v5=b;let ne={type:"\
object",additionalProperties:!1,required:["latency"],properties:{latency:{type:["string","number"],pattern:"^\\d{1,9}(\\.\\d{1,9})?(-\\d{1,9}(\\.\\d{1,9})?)?$",
minimum:0,maximum:999999999}}},N=new RegExp("^\\d{1,9}(\\.\\d{1,9})?(-\\d{1,9}(\\.\\d{1,9})?)?$","u");function b(e,{instancePath:s="",parentData:D,parentDataProperty:T,
rootData:g=e,dynamicAnchors:k={}}={}){let i=null,r=0,l=b.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r===0)if(e&&typeof e=="o\
bject"&&!Array.isArray(e)){let f;if(e.latency===void 0&&(f="latency"))return b.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],
!1;{let p=r;for(let o in e)if(o!=="latency"){return b.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],
!1;break}if(p===r&&e.latency!==void 0){let o=e.latency,u=r;if(typeof o!="string"&&!(typeof o=="number"&&isFinite(o)))return b.errors=[{instancePath:s+"/latency",
schemaPath:"#/properties/latency/type",keyword:"type",params:{type:ne.properties.latency.type}}],!1;if(r===u){if(typeof o=="number"&&isFinite(o)){if(o>999999999||
isNaN(o))return b.errors=[{instancePath:s+"/latency",schemaPath:"#/properties/latency/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999}}],!1;if(o<
0||isNaN(o))return b.errors=[{instancePath:s+"/latency",schemaPath:"#/properties/latency/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}if(r===
u&&typeof o=="string"&&!N.test(o))return b.errors=[{instancePath:s+"/latency",schemaPath:"#/properties/latency/pattern",keyword:"pattern",params:{pattern:"^\\d{1\
,9}(\\.\\d{1,9})?(-\\d{1,9}(\\.\\d{1,9})?)?$"}}],!1}}}}else return b.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return b.
errors=i,r===0}b.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},w.v6=se;let ve={type:"object",additionalProperties:!1,required:["entity_type","event_type",
"entity"],properties:{entity_type:{$ref:"standin://control/schemas#/$defs/EntityType"},event_type:{$ref:"standin://control/schemas#/$defs/EventType"},entity:{$ref:"\
standin://control/schemas#/$defs/EntityResource"},previous_entity:{$ref:"standin://control/schemas#/$defs/EntityResource"},related_entities:{type:"array",items:{
$ref:"standin://control/schemas#/$defs/EntityResource"}}}},_e={type:"object",required:["id","type"],properties:{id:{type:"string"},type:{type:"string"},attributes:{
type:"object",additionalProperties:!0},relationships:{type:"object",additionalProperties:!0}},additionalProperties:!0};function V(e,{instancePath:s="",parentData:D,
parentDataProperty:T,rootData:g=e,dynamicAnchors:k={}}={}){let i=null,r=0,l=V.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let p;if(e.id===void 0&&(p="id")||e.type===void 0&&(p="type"))return V.errors=[{instancePath:s,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:p}}],!1;if(e.id!==void 0){let o=r;if(typeof e.id!="string")return V.errors=[{instancePath:s+"/id",schemaPath:"#\
/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var f=o===r}else var f=!0;if(f){if(e.type!==void 0){let o=r;if(typeof e.type!="string")return V.
errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;var f=o===r}else var f=!0;if(f){if(e.attributes!==
void 0){let o=e.attributes,u=r;if(r===u&&!(o&&typeof o=="object"&&!Array.isArray(o)))return V.errors=[{instancePath:s+"/attributes",schemaPath:"#/properties/att\
ributes/type",keyword:"type",params:{type:"object"}}],!1;var f=u===r}else var f=!0;if(f)if(e.relationships!==void 0){let o=e.relationships,u=r;if(r===u&&!(o&&typeof o==
"object"&&!Array.isArray(o)))return V.errors=[{instancePath:s+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"}}],
!1;var f=u===r}else var f=!0}}}else return V.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return V.errors=i,r===0}V.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function se(e,{instancePath:s="",parentData:D,parentDataProperty:T,rootData:g=e,dynamicAnchors:k={}}={}){let i=null,r=0,
l=se.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let o;if(e.entity_type===
void 0&&(o="entity_type")||e.event_type===void 0&&(o="event_type")||e.entity===void 0&&(o="entity"))return se.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:o}}],!1;{let u=r;for(let n in e)if(!(n==="entity_type"||n==="event_type"||n==="entity"||n==="previous_entity"||n==="related_en\
tities")){return se.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(u===r){
if(e.entity_type!==void 0){let n=r;U(e.entity_type,{instancePath:s+"/entity_type",parentData:e,parentDataProperty:"entity_type",rootData:g,dynamicAnchors:k})||(i=
x(i,U),r=i.length);var f=n===r}else var f=!0;if(f){if(e.event_type!==void 0){let n=r;W(e.event_type,{instancePath:s+"/event_type",parentData:e,parentDataProperty:"\
event_type",rootData:g,dynamicAnchors:k})||(i=x(i,W),r=i.length);var f=n===r}else var f=!0;if(f){if(e.entity!==void 0){let n=r;V(e.entity,{instancePath:s+"/enti\
ty",parentData:e,parentDataProperty:"entity",rootData:g,dynamicAnchors:k})||(i=x(i,V),r=i.length);var f=n===r}else var f=!0;if(f){if(e.previous_entity!==void 0){
let n=r;V(e.previous_entity,{instancePath:s+"/previous_entity",parentData:e,parentDataProperty:"previous_entity",rootData:g,dynamicAnchors:k})||(i=x(i,V),r=i.length);
var f=n===r}else var f=!0;if(f)if(e.related_entities!==void 0){let n=e.related_entities,c=r;if(r===c)if(Array.isArray(n)){var p=!0;let O=n.length;for(let R=0;R<
O;R++){let A=r;V(n[R],{instancePath:s+"/related_entities/"+R,parentData:n,parentDataProperty:R,rootData:g,dynamicAnchors:k})||(i=x(i,V),r=i.length);var p=A===r;
if(!p)break}}else return se.errors=[{instancePath:s+"/related_entities",schemaPath:"#/properties/related_entities/type",keyword:"type",params:{type:"array"}}],!1;
var f=c===r}else var f=!0}}}}}}else return se.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return se.errors=i,r===0}se.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},w.v7=oe;let Pe={type:"object",additionalProperties:!1,required:["answers"],properties:{answers:{$ref:"stand\
in://control/schemas#/$defs/ReceiverAnswers"}}},be={type:"array",minItems:1,items:{anyOf:[{type:"integer",minimum:200,maximum:599},{$ref:"standin://control/sche\
mas#/$defs/LateAnswer"},{$ref:"standin://control/schemas#/$defs/MissingAnswer"}]}},ge={type:"object",additionalProperties:!1,required:["status"],properties:{status:{
type:"integer",minimum:200,maximum:599},delay_ms:{type:"integer",minimum:0,maximum:6e5}}};function q(e,{instancePath:s="",parentData:D,parentDataProperty:T,rootData:g=e,
dynamicAnchors:k={}}={}){let i=null,r=0,l=q.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let p;if(e.status===void 0&&(p="status"))return q.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;
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
let ye={type:"object",additionalProperties:!1,required:["failure"],properties:{failure:{type:"string",enum:["timeout","disconnect"]}}};function H(e,{instancePath:s="",
parentData:D,parentDataProperty:T,rootData:g=e,dynamicAnchors:k={}}={}){let i=null,r=0,l=H.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.failure===void 0&&(f="failure"))return H.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:f}}],!1;{let p=r;for(let o in e)if(o!=="failure"){return H.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:o}}],!1;break}if(p===r&&e.failure!==void 0){let o=e.failure;if(typeof o!="string")return H.errors=[{instancePath:s+
"/failure",schemaPath:"#/properties/failure/type",keyword:"type",params:{type:"string"}}],!1;if(!(o==="timeout"||o==="disconnect"))return H.errors=[{instancePath:s+
"/failure",schemaPath:"#/properties/failure/enum",keyword:"enum",params:{allowedValues:ye.properties.failure.enum}}],!1}}}else return H.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return H.errors=i,r===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ie(e,{instancePath:s="",
parentData:D,parentDataProperty:T,rootData:g=e,dynamicAnchors:k={}}={}){let i=null,r=0,l=ie.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),r===0)if(Array.isArray(e)){if(e.length<1)return ie.errors=[{instancePath:s,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var f=!0;let u=e.
length;for(let n=0;n<u;n++){let c=e[n],G=r,O=r,R=!1,A=r;if(!(typeof c=="number"&&!(c%1)&&!isNaN(c)&&isFinite(c))){let J={instancePath:s+"/"+n,schemaPath:"#/item\
s/anyOf/0/type",keyword:"type",params:{type:"integer"}};i===null?i=[J]:i.push(J),r++}if(r===A&&typeof c=="number"&&isFinite(c)){if(c>599||isNaN(c)){let J={instancePath:s+
"/"+n,schemaPath:"#/items/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};i===null?i=[J]:i.push(J),r++}else if(c<200||isNaN(c)){let J={instancePath:s+
"/"+n,schemaPath:"#/items/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:200}};i===null?i=[J]:i.push(J),r++}}var o=A===r;R=R||o;let B=r;q(c,{instancePath:s+
"/"+n,parentData:e,parentDataProperty:n,rootData:g,dynamicAnchors:k})||(i=x(i,q),r=i.length);var o=B===r;if(R=R||o,o)var p=!0;let ce=r;H(c,{instancePath:s+"/"+n,
parentData:e,parentDataProperty:n,rootData:g,dynamicAnchors:k})||(i=x(i,H),r=i.length);var o=ce===r;if(R=R||o,o&&p!==!0&&(p=!0),R)r=O,i!==null&&(O?i.length=O:i=
null);else{let J={instancePath:s+"/"+n,schemaPath:"#/items/anyOf",keyword:"anyOf",params:{}};return i===null?i=[J]:i.push(J),r++,ie.errors=i,!1}var f=G===r;if(!f)
break}}}else return ie.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return ie.errors=i,r===0}ie.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};function oe(e,{instancePath:s="",parentData:D,parentDataProperty:T,rootData:g=e,dynamicAnchors:k={}}={}){let i=null,r=0,l=oe.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f;if(e.answers===void 0&&(f="answers"))return oe.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:f}}],!1;{let p=r;for(let o in e)if(o!=="answers"){return oe.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}p===r&&e.answers!==void 0&&(ie(e.answers,{instancePath:s+
"/answers",parentData:e,parentDataProperty:"answers",rootData:g,dynamicAnchors:k})||(i=x(i,ie),r=i.length))}}else return oe.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return oe.errors=i,r===0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},w.v8=ae;let ke={type:"object",
additionalProperties:!1,properties:{all:{type:"boolean"}}};function ae(e,{instancePath:s="",parentData:D,parentDataProperty:T,rootData:g=e,dynamicAnchors:k={}}={}){
let i=null,r=0,l=ae.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let f=r;for(let p in e)
if(p!=="all"){return ae.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(f===
r&&e.all!==void 0&&typeof e.all!="boolean")return ae.errors=[{instancePath:s+"/all",schemaPath:"#/properties/all/type",keyword:"type",params:{type:"boolean"}}],
!1}else return ae.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return ae.errors=i,r===0}ae.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function x(e,s){let D=s.errors;if(s.errors=null,e===null)return D;for(let T of D)e.push(T);return e}return{CallWait:w.v0,ClockAdvance:w.v1,FaultSpec:w.
v2,JobRelease:w.v3,JobScript:w.v4,LatencySetting:w.v5,RaisedEvent:w.v6,ReceiverScript:w.v7,ResetRequest:w.v8}})(),Ie=(()=>{let w={};w.v0=M;let Y={type:"object",
additionalProperties:!1,properties:{operation:{$ref:"standin://control/schemas#/$defs/OperationId"},method:{type:"string"},status:{type:"integer",minimum:0},entity:{
type:"string"},limit:{type:"integer",minimum:0},environment:{$ref:"standin://control/schemas#/$defs/EnvironmentName"}},$id:"standin://control/query/listJournal"},
X={type:"string",enum:["updateUpload","getUpload","deleteUpload","createUpload","listUploads","getSite","listEnvironments","bulkTagUploads","bulkSetUploadCollec\
tion","bulkDestroyUploads","listUploadReferences","listUploadTracks","createUploadTrack","listUploadTags","createUploadTag","listUploadSmartTags","getUploadFilt\
er","updateUploadFilter","deleteUploadFilter","createUploadFilter","listUploadFilters","createUploadRequest","updateWebhook","getWebhook","deleteWebhook","creat\
eWebhook","listWebhooks","listWebhookCalls","getWebhookCall","resendWebhookCall","getUploadCollection","updateUploadCollection","deleteUploadCollection","create\
UploadCollection","listUploadCollections","reorderUploadCollections","getJobResult"]};function U(t,{instancePath:v="",parentData:E,parentDataProperty:y,rootData:L=t,
dynamicAnchors:S={}}={}){let P=null,m=0,_=U.evaluated;if(_.dynamicProps&&(_.props=void 0),_.dynamicItems&&(_.items=void 0),typeof t!="string"){let d=typeof t,h;
if(h===void 0)if(d=="number"||d=="boolean")h=""+t;else if(t===null)h="";else return U.errors=[{instancePath:v,schemaPath:"#/type",keyword:"type",params:{type:"s\
tring"}}],!1;h!==void 0&&(t=h,E!==void 0&&(E[y]=h))}return t==="updateUpload"||t==="getUpload"||t==="deleteUpload"||t==="createUpload"||t==="listUploads"||t==="\
getSite"||t==="listEnvironments"||t==="bulkTagUploads"||t==="bulkSetUploadCollection"||t==="bulkDestroyUploads"||t==="listUploadReferences"||t==="listUploadTrac\
ks"||t==="createUploadTrack"||t==="listUploadTags"||t==="createUploadTag"||t==="listUploadSmartTags"||t==="getUploadFilter"||t==="updateUploadFilter"||t==="dele\
teUploadFilter"||t==="createUploadFilter"||t==="listUploadFilters"||t==="createUploadRequest"||t==="updateWebhook"||t==="getWebhook"||t==="deleteWebhook"||t==="\
createWebhook"||t==="listWebhooks"||t==="listWebhookCalls"||t==="getWebhookCall"||t==="resendWebhookCall"||t==="getUploadCollection"||t==="updateUploadCollectio\
n"||t==="deleteUploadCollection"||t==="createUploadCollection"||t==="listUploadCollections"||t==="reorderUploadCollections"||t==="getJobResult"?(U.errors=P,m===
0):(U.errors=[{instancePath:v,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:X.enum}}],!1)}U.evaluated={dynamicProps:!1,dynamicItems:!1};let K={type:"\
string",pattern:"^[A-Za-z0-9_-]{1,64}$"},W=new RegExp("^[A-Za-z0-9_-]{1,64}$","u");function F(t,{instancePath:v="",parentData:E,parentDataProperty:y,rootData:L=t,
dynamicAnchors:S={}}={}){let P=null,m=0,_=F.evaluated;if(_.dynamicProps&&(_.props=void 0),_.dynamicItems&&(_.items=void 0),typeof t!="string"){let d=typeof t,h;
if(h===void 0)if(d=="number"||d=="boolean")h=""+t;else if(t===null)h="";else return F.errors=[{instancePath:v,schemaPath:"#/type",keyword:"type",params:{type:"s\
tring"}}],!1;h!==void 0&&(t=h,E!==void 0&&(E[y]=h))}return m===0&&typeof t=="string"&&!W.test(t)?(F.errors=[{instancePath:v,schemaPath:"#/pattern",keyword:"patt\
ern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"}}],!1):(F.errors=P,m===0)}F.evaluated={dynamicProps:!1,dynamicItems:!1};function M(t,{instancePath:v="",parentData:E,
parentDataProperty:y,rootData:L=t,dynamicAnchors:S={}}={}){let P=null,m=0,_=M.evaluated;if(_.dynamicProps&&(_.props=void 0),_.dynamicItems&&(_.items=void 0),m===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){let h=m;for(let a in t)if(!(a==="operation"||a==="method"||a==="status"||a==="entity"||a==="limit"||a==="environm\
ent")){return M.errors=[{instancePath:v,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(h===m){if(t.
operation!==void 0){let a=m;U(t.operation,{instancePath:v+"/operation",parentData:t,parentDataProperty:"operation",rootData:L,dynamicAnchors:S})||(P=te(P,U),m=P.
length);var d=a===m}else var d=!0;if(d){if(t.method!==void 0){let a=t.method,I=m;if(typeof a!="string"){let N=typeof a,b;if(b===void 0)if(N=="number"||N=="boole\
an")b=""+a;else if(a===null)b="";else return M.errors=[{instancePath:v+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type:"string"}}],!1;
b!==void 0&&(a=b,t!==void 0&&(t.method=b))}var d=I===m}else var d=!0;if(d){if(t.status!==void 0){let a=t.status,I=m;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&
isFinite(a))){let N=typeof a,b;if(b===void 0)if(N==="boolean"||a===null||N==="string"&&a&&a==+a&&!(a%1))b=+a;else return M.errors=[{instancePath:v+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"integer"}}],!1;b!==void 0&&(a=b,t!==void 0&&(t.status=b))}if(m===I&&typeof a=="number"&&isFinite(a)&&(a<0||
isNaN(a)))return M.errors=[{instancePath:v+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var d=I===
m}else var d=!0;if(d){if(t.entity!==void 0){let a=t.entity,I=m;if(typeof a!="string"){let N=typeof a,b;if(b===void 0)if(N=="number"||N=="boolean")b=""+a;else if(a===
null)b="";else return M.errors=[{instancePath:v+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type:"string"}}],!1;b!==void 0&&(a=b,t!==
void 0&&(t.entity=b))}var d=I===m}else var d=!0;if(d){if(t.limit!==void 0){let a=t.limit,I=m;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let N=typeof a,
b;if(b===void 0)if(N==="boolean"||a===null||N==="string"&&a&&a==+a&&!(a%1))b=+a;else return M.errors=[{instancePath:v+"/limit",schemaPath:"#/properties/limit/ty\
pe",keyword:"type",params:{type:"integer"}}],!1;b!==void 0&&(a=b,t!==void 0&&(t.limit=b))}if(m===I&&typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a)))return M.errors=
[{instancePath:v+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var d=I===m}else var d=!0;if(d)if(t.environment!==
void 0){let a=m;F(t.environment,{instancePath:v+"/environment",parentData:t,parentDataProperty:"environment",rootData:L,dynamicAnchors:S})||(P=te(P,F),m=P.length);
var d=a===m}else var d=!0}}}}}}else return M.errors=[{instancePath:v,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return M.errors=P,m===0}M.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1},w.v1=Q;let de={type:"object",additionalProperties:!1,properties:{webhook_id:{type:"string"},entity_type:{$ref:"standi\
n://control/schemas#/$defs/EntityType"},event_type:{$ref:"standin://control/schemas#/$defs/EventType"},environment:{$ref:"standin://control/schemas#/$defs/Envir\
onmentName"}},$id:"standin://control/query/listCalls"},le={type:"string",enum:["item","item_type","upload","build_trigger","environment","maintenance_mode","sso\
_user","cda_cache_tags"]};function $(t,{instancePath:v="",parentData:E,parentDataProperty:y,rootData:L=t,dynamicAnchors:S={}}={}){let P=null,m=0,_=$.evaluated;if(_.
dynamicProps&&(_.props=void 0),_.dynamicItems&&(_.items=void 0),typeof t!="string"){let d=typeof t,h;if(h===void 0)if(d=="number"||d=="boolean")h=""+t;else if(t===
null)h="";else return $.errors=[{instancePath:v,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1;h!==void 0&&(t=h,E!==void 0&&(E[y]=h))}return t===
"item"||t==="item_type"||t==="upload"||t==="build_trigger"||t==="environment"||t==="maintenance_mode"||t==="sso_user"||t==="cda_cache_tags"?($.errors=P,m===0):($.
errors=[{instancePath:v,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:le.enum}}],!1)}$.evaluated={dynamicProps:!1,dynamicItems:!1};let Z={type:"strin\
g",enum:["create","update","delete","publish","unpublish","promote","deploy_started","deploy_succeeded","deploy_failed","change","invalidate"]};function ee(t,{instancePath:v="",
parentData:E,parentDataProperty:y,rootData:L=t,dynamicAnchors:S={}}={}){let P=null,m=0,_=ee.evaluated;if(_.dynamicProps&&(_.props=void 0),_.dynamicItems&&(_.items=
void 0),typeof t!="string"){let d=typeof t,h;if(h===void 0)if(d=="number"||d=="boolean")h=""+t;else if(t===null)h="";else return ee.errors=[{instancePath:v,schemaPath:"\
#/type",keyword:"type",params:{type:"string"}}],!1;h!==void 0&&(t=h,E!==void 0&&(E[y]=h))}return t==="create"||t==="update"||t==="delete"||t==="publish"||t==="u\
npublish"||t==="promote"||t==="deploy_started"||t==="deploy_succeeded"||t==="deploy_failed"||t==="change"||t==="invalidate"?(ee.errors=P,m===0):(ee.errors=[{instancePath:v,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:Z.enum}}],!1)}ee.evaluated={dynamicProps:!1,dynamicItems:!1};function z(t,{instancePath:v="",parentData:E,
parentDataProperty:y,rootData:L=t,dynamicAnchors:S={}}={}){let P=null,m=0,_=z.evaluated;if(_.dynamicProps&&(_.props=void 0),_.dynamicItems&&(_.items=void 0),typeof t!=
"string"){let d=typeof t,h;if(h===void 0)if(d=="number"||d=="boolean")h=""+t;else if(t===null)h="";else return z.errors=[{instancePath:v,schemaPath:"#/type",keyword:"\
type",params:{type:"string"}}],!1;h!==void 0&&(t=h,E!==void 0&&(E[y]=h))}return m===0&&typeof t=="string"&&!W.test(t)?(z.errors=[{instancePath:v,schemaPath:"#/p\
attern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"}}],!1):(z.errors=P,m===0)}z.evaluated={dynamicProps:!1,dynamicItems:!1};function Q(t,{instancePath:v="",
parentData:E,parentDataProperty:y,rootData:L=t,dynamicAnchors:S={}}={}){let P=null,m=0,_=Q.evaluated;if(_.dynamicProps&&(_.props=void 0),_.dynamicItems&&(_.items=
void 0),m===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let h=m;for(let a in t)if(!(a==="webhook_id"||a==="entity_type"||a==="event_type"||a==="environment")){
return Q.errors=[{instancePath:v,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(h===m){if(t.webhook_id!==
void 0){let a=t.webhook_id,I=m;if(typeof a!="string"){let ne=typeof a,N;if(N===void 0)if(ne=="number"||ne=="boolean")N=""+a;else if(a===null)N="";else return Q.
errors=[{instancePath:v+"/webhook_id",schemaPath:"#/properties/webhook_id/type",keyword:"type",params:{type:"string"}}],!1;N!==void 0&&(a=N,t!==void 0&&(t.webhook_id=
N))}var d=I===m}else var d=!0;if(d){if(t.entity_type!==void 0){let a=m;$(t.entity_type,{instancePath:v+"/entity_type",parentData:t,parentDataProperty:"entity_ty\
pe",rootData:L,dynamicAnchors:S})||(P=te(P,$),m=P.length);var d=a===m}else var d=!0;if(d){if(t.event_type!==void 0){let a=m;ee(t.event_type,{instancePath:v+"/ev\
ent_type",parentData:t,parentDataProperty:"event_type",rootData:L,dynamicAnchors:S})||(P=te(P,ee),m=P.length);var d=a===m}else var d=!0;if(d)if(t.environment!==
void 0){let a=m;z(t.environment,{instancePath:v+"/environment",parentData:t,parentDataProperty:"environment",rootData:L,dynamicAnchors:S})||(P=te(P,z),m=P.length);
var d=a===m}else var d=!0}}}}else return Q.errors=[{instancePath:v,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return Q.errors=P,m===0}Q.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1},w.v2=j;let re={type:"object",additionalProperties:!1,properties:{uploads:{type:"string",maxLength:1e3},upload_collection:{
type:"string"},environment:{$ref:"standin://control/schemas#/$defs/EnvironmentName"}},$id:"standin://control/query/showOverview"},pe=me().default;function C(t,{
instancePath:v="",parentData:E,parentDataProperty:y,rootData:L=t,dynamicAnchors:S={}}={}){let P=null,m=0,_=C.evaluated;if(_.dynamicProps&&(_.props=void 0),_.dynamicItems&&
(_.items=void 0),typeof t!="string"){let d=typeof t,h;if(h===void 0)if(d=="number"||d=="boolean")h=""+t;else if(t===null)h="";else return C.errors=[{instancePath:v,
schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1;h!==void 0&&(t=h,E!==void 0&&(E[y]=h))}return m===0&&typeof t=="string"&&!W.test(t)?(C.errors=[{instancePath:v,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"}}],!1):(C.errors=P,m===0)}C.evaluated={dynamicProps:!1,dynamicItems:!1};function j(t,{
instancePath:v="",parentData:E,parentDataProperty:y,rootData:L=t,dynamicAnchors:S={}}={}){let P=null,m=0,_=j.evaluated;if(_.dynamicProps&&(_.props=void 0),_.dynamicItems&&
(_.items=void 0),m===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let h=m;for(let a in t)if(!(a==="uploads"||a==="upload_collection"||a==="environment")){return j.
errors=[{instancePath:v,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(h===m){if(t.uploads!==void 0){
let a=t.uploads,I=m;if(typeof a!="string"){let ne=typeof a,N;if(N===void 0)if(ne=="number"||ne=="boolean")N=""+a;else if(a===null)N="";else return j.errors=[{instancePath:v+
"/uploads",schemaPath:"#/properties/uploads/type",keyword:"type",params:{type:"string"}}],!1;N!==void 0&&(a=N,t!==void 0&&(t.uploads=N))}if(m===I&&typeof a=="st\
ring"&&pe(a)>1e3)return j.errors=[{instancePath:v+"/uploads",schemaPath:"#/properties/uploads/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1;var d=I===m}else
var d=!0;if(d){if(t.upload_collection!==void 0){let a=t.upload_collection,I=m;if(typeof a!="string"){let N=typeof a,b;if(b===void 0)if(N=="number"||N=="boolean")
b=""+a;else if(a===null)b="";else return j.errors=[{instancePath:v+"/upload_collection",schemaPath:"#/properties/upload_collection/type",keyword:"type",params:{
type:"string"}}],!1;b!==void 0&&(a=b,t!==void 0&&(t.upload_collection=b))}var d=I===m}else var d=!0;if(d)if(t.environment!==void 0){let a=m;C(t.environment,{instancePath:v+
"/environment",parentData:t,parentDataProperty:"environment",rootData:L,dynamicAnchors:S})||(P=te(P,C),m=P.length);var d=a===m}else var d=!0}}}else return j.errors=
[{instancePath:v,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return j.errors=P,m===0}j.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function te(t,v){
let E=v.errors;if(v.errors=null,t===null)return E;for(let y of E)t.push(y);return t}return{listJournal:w.v0,listCalls:w.v1,showOverview:w.v2}})();export{Ee as bodies,Ie as queries};
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
