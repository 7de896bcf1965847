// Generated from control.openapi.yaml by `npm run generate`; not to be edited.
var Pe=(E,Y)=>()=>{try{return Y||E((Y={exports:{}}).exports,Y),Y.exports}catch(te){throw Y=0,te}};var ue=Pe(de=>{"use strict";Object.defineProperty(de,"__esModule",{value:!0});function ce(E){let Y=E.length,te=0,U=0,se;for(;U<Y;)te++,se=E.charCodeAt(U++),se>=
55296&&se<=56319&&U<Y&&(se=E.charCodeAt(U),(se&64512)===56320&&U++);return te}de.default=ce;ce.code='require("ajv/dist/runtime/ucs2length").default'});var Ee=(()=>{let E={};E.v0=x;let Y={type:"object",additionalProperties:!1,properties:{webhook_id:{type:"string"},entity_type:{$ref:"standin://control/schemas#/$\
defs/EntityType"},event_type:{$ref:"standin://control/schemas#/$defs/EventType"},timeout_ms:{type:"integer",minimum:0,maximum:3e4,default:5e3}}},te={type:"strin\
g",enum:["item","item_type","upload","build_trigger","environment","maintenance_mode","sso_user","cda_cache_tags"]};function U(e,{instancePath:s="",parentData:D,
parentDataProperty:T,rootData:k=e,dynamicAnchors:w={}}={}){let i=null,r=0,l=U.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
typeof e!="string"?(U.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1):e==="item"||e==="item_type"||e==="upload"||e==="bu\
ild_trigger"||e==="environment"||e==="maintenance_mode"||e==="sso_user"||e==="cda_cache_tags"?(U.errors=i,r===0):(U.errors=[{instancePath:s,schemaPath:"#/enum",
keyword:"enum",params:{allowedValues:te.enum}}],!1)}U.evaluated={dynamicProps:!1,dynamicItems:!1};let se={type:"string",enum:["create","update","delete","publis\
h","unpublish","promote","deploy_started","deploy_succeeded","deploy_failed","change","invalidate"]};function q(e,{instancePath:s="",parentData:D,parentDataProperty:T,
rootData:k=e,dynamicAnchors:w={}}={}){let i=null,r=0,l=q.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof e!="string"?(q.
errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1):e==="create"||e==="update"||e==="delete"||e==="publish"||e==="unpublish"||
e==="promote"||e==="deploy_started"||e==="deploy_succeeded"||e==="deploy_failed"||e==="change"||e==="invalidate"?(q.errors=i,r===0):(q.errors=[{instancePath:s,schemaPath:"\
#/enum",keyword:"enum",params:{allowedValues:se.enum}}],!1)}q.evaluated={dynamicProps:!1,dynamicItems:!1};function x(e,{instancePath:s="",parentData:D,parentDataProperty:T,
rootData:k=e,dynamicAnchors:w={}}={}){let i=null,r=0,l=x.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r===0)if(e&&typeof e=="o\
bject"&&!Array.isArray(e)){let p=r;for(let a in e)if(!(a==="webhook_id"||a==="entity_type"||a==="event_type"||a==="timeout_ms")){return x.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(p===r){if(e.webhook_id!==void 0){let a=r;if(typeof e.
webhook_id!="string")return x.errors=[{instancePath:s+"/webhook_id",schemaPath:"#/properties/webhook_id/type",keyword:"type",params:{type:"string"}}],!1;var m=a===
r}else var m=!0;if(m){if(e.entity_type!==void 0){let a=r;U(e.entity_type,{instancePath:s+"/entity_type",parentData:e,parentDataProperty:"entity_type",rootData:k,
dynamicAnchors:w})||(i=S(i,U),r=i.length);var m=a===r}else var m=!0;if(m){if(e.event_type!==void 0){let a=r;q(e.event_type,{instancePath:s+"/event_type",parentData:e,
parentDataProperty:"event_type",rootData:k,dynamicAnchors:w})||(i=S(i,q),r=i.length);var m=a===r}else var m=!0;if(m)if(e.timeout_ms!==void 0){let a=e.timeout_ms,
y=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return x.errors=[{instancePath:s+"/timeout_ms",schemaPath:"#/properties/timeout_ms/type",keyword:"t\
ype",params:{type:"integer"}}],!1;if(r===y&&typeof a=="number"&&isFinite(a)){if(a>3e4||isNaN(a))return x.errors=[{instancePath:s+"/timeout_ms",schemaPath:"#/pro\
perties/timeout_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:3e4}}],!1;if(a<0||isNaN(a))return x.errors=[{instancePath:s+"/timeout_ms",schemaPath:"\
#/properties/timeout_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var m=y===r}else var m=!0}}}}else return x.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return x.errors=i,r===0}x.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},E.v1=z;let M={type:"object",additionalProperties:!1,
required:["advance"],properties:{advance:{$ref:"standin://control/schemas#/$defs/Duration"}}},ye={type:["string","integer"],pattern:"^\\s*\\d+(\\.\\d+)?(\\s*(ms|s|m|\
h|d)\\s*|\\s*)$",minimum:0,maximum:9007199254740991},pe=new RegExp("^\\s*\\d+(\\.\\d+)?(\\s*(ms|s|m|h|d)\\s*|\\s*)$","u");function L(e,{instancePath:s="",parentData:D,
parentDataProperty:T,rootData:k=e,dynamicAnchors:w={}}={}){let i=null,r=0,l=L.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof e!=
"string"&&!(typeof e=="number"&&!(e%1)&&!isNaN(e)&&isFinite(e)))return L.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:ye.type}}],!1;if(r===
0){if(typeof e=="number"&&isFinite(e)){if(e>9007199254740991||isNaN(e))return L.errors=[{instancePath:s,schemaPath:"#/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:9007199254740991}}],!1;if(e<0||isNaN(e))return L.errors=[{instancePath:s,schemaPath:"#/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}
if(r===0&&typeof e=="string"&&!pe.test(e))return L.errors=[{instancePath:s,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\\s*\\d+(\\.\\d+)?(\\s*(ms|s|m|\
h|d)\\s*|\\s*)$"}}],!1}return L.errors=i,r===0}L.evaluated={dynamicProps:!1,dynamicItems:!1};function z(e,{instancePath:s="",parentData:D,parentDataProperty:T,rootData:k=e,
dynamicAnchors:w={}}={}){let i=null,r=0,l=z.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let m;if(e.advance===void 0&&(m="advance"))return z.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;{let p=r;for(let a in e)if(a!=="advance"){return z.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}p===r&&e.advance!==void 0&&(L(e.advance,{instancePath:s+"/advance",parentData:e,parentDataProperty:"advance",rootData:k,dynamicAnchors:w})||(i=S(i,L),r=
i.length))}}else return z.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return z.errors=i,r===0}z.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1},E.v2=t;let ie={type:"object",allOf:[{$ref:"standin://control/schemas#/$defs/FaultMembers"}],unevaluatedProperties:!1,properties:{id:{type:"stri\
ng"}}},Q={type:"object",properties:{operation:{anyOf:[{type:"string",const:"*"},{$ref:"standin://control/schemas#/$defs/OperationId"}]},method:{type:"string",enum:[
"PUT","GET","DELETE","POST"]},path:{type:"string",pattern:"^[/*]",maxLength:1e3},after:{type:"integer",minimum:0,maximum:9007199254740991},probability:{type:"nu\
mber",exclusiveMinimum:0,maximum:1},times:{type:"integer",minimum:1,maximum:9007199254740991},code:{$ref:"standin://control/schemas#/$defs/ErrorCode"},status:{type:"\
integer",minimum:200,maximum:599},body:{},content_type:{type:"string",pattern:"^[\\w!#$&^.+-]+/[\\w!#$&^.+-]+(; ?[\\w-]+=[\\w.-]+)*$",maxLength:200},delay_ms:{type:"\
integer",minimum:0,maximum:9007199254740991},bandwidth:{type:"integer",minimum:1,maximum:9007199254740991},disconnect:{type:"boolean"},truncate:{type:"boolean"},
field:{type:"string",minLength:1,maxLength:1e3},headers:{type:"object",maxProperties:50,additionalProperties:{type:"string",pattern:"^[ -~]*$",maxLength:1e3},propertyNames:{
pattern:"^[\\w!#$%&'*+.^`|~-]{1,100}$"}}}},X={type:"string",enum:["updateUpload","getUpload","deleteUpload","createUpload","listUploads","getSite","listEnvironm\
ents","bulkTagUploads","bulkSetUploadCollection","bulkDestroyUploads","listUploadReferences","listUploadTracks","createUploadTrack","listUploadTags","createUplo\
adTag","listUploadSmartTags","getUploadFilter","updateUploadFilter","deleteUploadFilter","createUploadFilter","listUploadFilters","createUploadRequest","updateW\
ebhook","getWebhook","deleteWebhook","createWebhook","listWebhooks","listWebhookCalls","getWebhookCall","resendWebhookCall","getUploadCollection","updateUploadC\
ollection","deleteUploadCollection","createUploadCollection","listUploadCollections","reorderUploadCollections","getJobResult"]};function ne(e,{instancePath:s="",
parentData:D,parentDataProperty:T,rootData:k=e,dynamicAnchors:w={}}={}){let i=null,r=0,l=ne.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.
items=void 0),typeof e!="string"?(ne.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1):e==="updateUpload"||e==="getUpload"||
e==="deleteUpload"||e==="createUpload"||e==="listUploads"||e==="getSite"||e==="listEnvironments"||e==="bulkTagUploads"||e==="bulkSetUploadCollection"||e==="bulk\
DestroyUploads"||e==="listUploadReferences"||e==="listUploadTracks"||e==="createUploadTrack"||e==="listUploadTags"||e==="createUploadTag"||e==="listUploadSmartT\
ags"||e==="getUploadFilter"||e==="updateUploadFilter"||e==="deleteUploadFilter"||e==="createUploadFilter"||e==="listUploadFilters"||e==="createUploadRequest"||e===
"updateWebhook"||e==="getWebhook"||e==="deleteWebhook"||e==="createWebhook"||e==="listWebhooks"||e==="listWebhookCalls"||e==="getWebhookCall"||e==="resendWebhoo\
kCall"||e==="getUploadCollection"||e==="updateUploadCollection"||e==="deleteUploadCollection"||e==="createUploadCollection"||e==="listUploadCollections"||e==="r\
eorderUploadCollections"||e==="getJobResult"?(ne.errors=i,r===0):(ne.errors=[{instancePath:s,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:X.enum}}],
!1)}ne.evaluated={dynamicProps:!1,dynamicItems:!1};let fe={type:"string",enum:["INVALID_JSON_BODY","MALFORMED_REQUEST","INVALID_AUTHORIZATION_HEADER","INSUFFICI\
ENT_PERMISSIONS","NOT_FOUND","JOB_PENDING","FOREIGN_REQUEST","INVALID_ENDPOINT","METHOD_NOT_ALLOWED","PAYLOAD_TOO_LARGE","URL_TOO_LONG","INVALID_CONTENT_TYPE_HE\
ADER","EXPECTATION_FAILED","INVALID_FORMAT","INVALID_FIELD","INVALID_ENTITY_ID","INVALID_TYPE","INVALID_ENVIRONMENT","INVALID_API_VERSION","INVALID_PREFERENCE",
"NOT_A_VIDEO","TOO_MANY_OPERATIONS","UPLOAD_IS_CURRENTLY_IN_USE","CONCURRENT_UPLOAD_UPDATE","RATE_LIMIT_EXCEEDED","HEADERS_TOO_LARGE","INTERNAL_ERROR","CONTRACT\
_BREACH","SERVICE_UNAVAILABLE","INSUFFICIENT_STORAGE"]};function V(e,{instancePath:s="",parentData:D,parentDataProperty:T,rootData:k=e,dynamicAnchors:w={}}={}){
let i=null,r=0,l=V.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof e!="string"?(V.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"string"}}],!1):e==="INVALID_JSON_BODY"||e==="MALFORMED_REQUEST"||e==="INVALID_AUTHORIZATION_HEADER"||e==="INSUFFICIENT_PERM\
ISSIONS"||e==="NOT_FOUND"||e==="JOB_PENDING"||e==="FOREIGN_REQUEST"||e==="INVALID_ENDPOINT"||e==="METHOD_NOT_ALLOWED"||e==="PAYLOAD_TOO_LARGE"||e==="URL_TOO_LON\
G"||e==="INVALID_CONTENT_TYPE_HEADER"||e==="EXPECTATION_FAILED"||e==="INVALID_FORMAT"||e==="INVALID_FIELD"||e==="INVALID_ENTITY_ID"||e==="INVALID_TYPE"||e==="IN\
VALID_ENVIRONMENT"||e==="INVALID_API_VERSION"||e==="INVALID_PREFERENCE"||e==="NOT_A_VIDEO"||e==="TOO_MANY_OPERATIONS"||e==="UPLOAD_IS_CURRENTLY_IN_USE"||e==="CO\
NCURRENT_UPLOAD_UPDATE"||e==="RATE_LIMIT_EXCEEDED"||e==="HEADERS_TOO_LARGE"||e==="INTERNAL_ERROR"||e==="CONTRACT_BREACH"||e==="SERVICE_UNAVAILABLE"||e==="INSUFF\
ICIENT_STORAGE"?(V.errors=i,r===0):(V.errors=[{instancePath:s,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:fe.enum}}],!1)}V.evaluated={dynamicProps:!1,
dynamicItems:!1};let j=ue().default,me=new RegExp("^[/*]","u"),K=new RegExp("^[\\w!#$&^.+-]+/[\\w!#$&^.+-]+(; ?[\\w-]+=[\\w.-]+)*$","u"),H=new RegExp("^[\\w!#$%&\
'*+.^`|~-]{1,100}$","u"),ee=new RegExp("^[ -~]*$","u");function _(e,{instancePath:s="",parentData:D,parentDataProperty:T,rootData:k=e,dynamicAnchors:w={}}={}){let i=null,
r=0,l=_.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){if(e.operation!==void 0){
let o=e.operation,P=r,G=r,O=!1,R=r;if(typeof o!="string"){let Z={instancePath:s+"/operation",schemaPath:"#/properties/operation/anyOf/0/type",keyword:"type",params:{
type:"string"}};i===null?i=[Z]:i.push(Z),r++}if(o!=="*"){let Z={instancePath:s+"/operation",schemaPath:"#/properties/operation/anyOf/0/const",keyword:"const",params:{
allowedValue:"*"}};i===null?i=[Z]:i.push(Z),r++}var m=R===r;O=O||m;let A=r;ne(o,{instancePath:s+"/operation",parentData:e,parentDataProperty:"operation",rootData:k,
dynamicAnchors:w})||(i=S(i,ne),r=i.length);var m=A===r;if(O=O||m,O)r=G,i!==null&&(G?i.length=G:i=null);else{let Z={instancePath:s+"/operation",schemaPath:"#/pro\
perties/operation/anyOf",keyword:"anyOf",params:{}};return i===null?i=[Z]:i.push(Z),r++,_.errors=i,!1}var p=P===r}else var p=!0;if(p){if(e.method!==void 0){let o=e.
method,P=r;if(typeof o!="string")return _.errors=[{instancePath:s+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type:"string"}}],!1;if(!(o===
"PUT"||o==="GET"||o==="DELETE"||o==="POST"))return _.errors=[{instancePath:s+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues:Q.
properties.method.enum}}],!1;var p=P===r}else var p=!0;if(p){if(e.path!==void 0){let o=e.path,P=r;if(r===P)if(typeof o=="string"){if(j(o)>1e3)return _.errors=[{
instancePath:s+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1;if(!me.test(o))return _.errors=[{instancePath:s+"/pa\
th",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern:"^[/*]"}}],!1}else return _.errors=[{instancePath:s+"/path",schemaPath:"#/propertie\
s/path/type",keyword:"type",params:{type:"string"}}],!1;var p=P===r}else var p=!0;if(p){if(e.after!==void 0){let o=e.after,P=r;if(!(typeof o=="number"&&!(o%1)&&
!isNaN(o)&&isFinite(o)))return _.errors=[{instancePath:s+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type:"integer"}}],!1;if(r===P&&typeof o==
"number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return _.errors=[{instancePath:s+"/after",schemaPath:"#/properties/after/maximum",keyword:"maximum",params:{
comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return _.errors=[{instancePath:s+"/after",schemaPath:"#/properties/after/minimum",keyword:"minimum",
params:{comparison:">=",limit:0}}],!1}var p=P===r}else var p=!0;if(p){if(e.probability!==void 0){let o=e.probability,P=r;if(r===P)if(typeof o=="number"&&isFinite(
o)){if(o>1||isNaN(o))return _.errors=[{instancePath:s+"/probability",schemaPath:"#/properties/probability/maximum",keyword:"maximum",params:{comparison:"<=",limit:1}}],
!1;if(o<=0||isNaN(o))return _.errors=[{instancePath:s+"/probability",schemaPath:"#/properties/probability/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison:"\
>",limit:0}}],!1}else return _.errors=[{instancePath:s+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type:"number"}}],!1;var p=P===
r}else var p=!0;if(p){if(e.times!==void 0){let o=e.times,P=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return _.errors=[{instancePath:s+"/times",
schemaPath:"#/properties/times/type",keyword:"type",params:{type:"integer"}}],!1;if(r===P&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return _.
errors=[{instancePath:s+"/times",schemaPath:"#/properties/times/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<1||isNaN(o))
return _.errors=[{instancePath:s+"/times",schemaPath:"#/properties/times/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var p=P===r}else var p=!0;
if(p){if(e.code!==void 0){let o=r;V(e.code,{instancePath:s+"/code",parentData:e,parentDataProperty:"code",rootData:k,dynamicAnchors:w})||(i=S(i,V),r=i.length);var p=o===
r}else var p=!0;if(p){if(e.status!==void 0){let o=e.status,P=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return _.errors=[{instancePath:s+"/statu\
s",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}}],!1;if(r===P&&typeof o=="number"&&isFinite(o)){if(o>599||isNaN(o))return _.errors=
[{instancePath:s+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}}],!1;if(o<200||isNaN(o))return _.errors=
[{instancePath:s+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:200}}],!1}var p=P===r}else var p=!0;if(p){if(e.
content_type!==void 0){let o=e.content_type,P=r;if(r===P)if(typeof o=="string"){if(j(o)>200)return _.errors=[{instancePath:s+"/content_type",schemaPath:"#/prope\
rties/content_type/maxLength",keyword:"maxLength",params:{limit:200}}],!1;if(!K.test(o))return _.errors=[{instancePath:s+"/content_type",schemaPath:"#/propertie\
s/content_type/pattern",keyword:"pattern",params:{pattern:"^[\\w!#$&^.+-]+/[\\w!#$&^.+-]+(; ?[\\w-]+=[\\w.-]+)*$"}}],!1}else return _.errors=[{instancePath:s+"/\
content_type",schemaPath:"#/properties/content_type/type",keyword:"type",params:{type:"string"}}],!1;var p=P===r}else var p=!0;if(p){if(e.delay_ms!==void 0){let o=e.
delay_ms,P=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return _.errors=[{instancePath:s+"/delay_ms",schemaPath:"#/properties/delay_ms/type",keyword:"\
type",params:{type:"integer"}}],!1;if(r===P&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return _.errors=[{instancePath:s+"/delay_ms",schemaPath:"\
#/properties/delay_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<0||isNaN(o))return _.errors=[{instancePath:s+"/delay_\
ms",schemaPath:"#/properties/delay_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var p=P===r}else var p=!0;if(p){if(e.bandwidth!==void 0){
let o=e.bandwidth,P=r;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o)))return _.errors=[{instancePath:s+"/bandwidth",schemaPath:"#/properties/bandwidth/\
type",keyword:"type",params:{type:"integer"}}],!1;if(r===P&&typeof o=="number"&&isFinite(o)){if(o>9007199254740991||isNaN(o))return _.errors=[{instancePath:s+"/\
bandwidth",schemaPath:"#/properties/bandwidth/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991}}],!1;if(o<1||isNaN(o))return _.errors=[
{instancePath:s+"/bandwidth",schemaPath:"#/properties/bandwidth/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1}var p=P===r}else var p=!0;if(p){
if(e.disconnect!==void 0){let o=r;if(typeof e.disconnect!="boolean")return _.errors=[{instancePath:s+"/disconnect",schemaPath:"#/properties/disconnect/type",keyword:"\
type",params:{type:"boolean"}}],!1;var p=o===r}else var p=!0;if(p){if(e.truncate!==void 0){let o=r;if(typeof e.truncate!="boolean")return _.errors=[{instancePath:s+
"/truncate",schemaPath:"#/properties/truncate/type",keyword:"type",params:{type:"boolean"}}],!1;var p=o===r}else var p=!0;if(p){if(e.field!==void 0){let o=e.field,
P=r;if(r===P)if(typeof o=="string"){if(j(o)>1e3)return _.errors=[{instancePath:s+"/field",schemaPath:"#/properties/field/maxLength",keyword:"maxLength",params:{
limit:1e3}}],!1;if(j(o)<1)return _.errors=[{instancePath:s+"/field",schemaPath:"#/properties/field/minLength",keyword:"minLength",params:{limit:1}}],!1}else return _.
errors=[{instancePath:s+"/field",schemaPath:"#/properties/field/type",keyword:"type",params:{type:"string"}}],!1;var p=P===r}else var p=!0;if(p)if(e.headers!==void 0){
let o=e.headers,P=r;if(r===P)if(o&&typeof o=="object"&&!Array.isArray(o)){if(Object.keys(o).length>50)return _.errors=[{instancePath:s+"/headers",schemaPath:"#/\
properties/headers/maxProperties",keyword:"maxProperties",params:{limit:50}}],!1;for(let O in o){let R=r;if(typeof O=="string"&&!H.test(O)){let A={instancePath:s+
"/headers",schemaPath:"#/properties/headers/propertyNames/pattern",keyword:"pattern",params:{pattern:"^[\\w!#$%&'*+.^`|~-]{1,100}$"},propertyName:O};i===null?i=
[A]:i.push(A),r++}var a=R===r;if(!a){let A={instancePath:s+"/headers",schemaPath:"#/properties/headers/propertyNames",keyword:"propertyNames",params:{propertyName:O}};
return i===null?i=[A]:i.push(A),r++,_.errors=i,!1;break}}if(a)for(let O in o){let R=o[O],A=r;if(r===A)if(typeof R=="string"){if(j(R)>1e3)return _.errors=[{instancePath:s+
"/headers/"+O.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1;
if(!ee.test(R))return _.errors=[{instancePath:s+"/headers/"+O.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/headers/additionalProperties/patte\
rn",keyword:"pattern",params:{pattern:"^[ -~]*$"}}],!1}else return _.errors=[{instancePath:s+"/headers/"+O.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/\
properties/headers/additionalProperties/type",keyword:"type",params:{type:"string"}}],!1;var y=A===r;if(!y)break}}else return _.errors=[{instancePath:s+"/header\
s",schemaPath:"#/properties/headers/type",keyword:"type",params:{type:"object"}}],!1;var p=P===r}else var p=!0}}}}}}}}}}}}}}else return _.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return _.errors=i,r===0}_.evaluated={props:{operation:!0,method:!0,path:!0,after:!0,probability:!0,
times:!0,code:!0,status:!0,body:!0,content_type:!0,delay_ms:!0,bandwidth:!0,disconnect:!0,truncate:!0,field:!0,headers:!0},dynamicProps:!1,dynamicItems:!1};function t(e,{
instancePath:s="",parentData:D,parentDataProperty:T,rootData:k=e,dynamicAnchors:w={}}={}){let i=null,r=0,l=t.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),_(e,{instancePath:s,parentData:D,parentDataProperty:T,rootData:k,dynamicAnchors:w})||(i=S(i,_),r=i.length),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){if(e.id!==void 0){let p=r;if(typeof e.id!="string")return t.errors=[{instancePath:s+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"\
string"}}],!1;var m=p===r}else var m=!0;if(m){for(let p in e)if(p!=="id"&&p!=="operation"&&p!=="method"&&p!=="path"&&p!=="after"&&p!=="probability"&&p!=="times"&&
p!=="code"&&p!=="status"&&p!=="body"&&p!=="content_type"&&p!=="delay_ms"&&p!=="bandwidth"&&p!=="disconnect"&&p!=="truncate"&&p!=="field"&&p!=="headers"){return t.
errors=[{instancePath:s,schemaPath:"#/unevaluatedProperties",keyword:"unevaluatedProperties",params:{unevaluatedProperty:p}}],!1;break}}}else return t.errors=[{
instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return t.errors=i,r===0}t.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},E.v3=
N;let h={type:"object",additionalProperties:!1,required:["release"],properties:{release:{type:"string"}}};function N(e,{instancePath:s="",parentData:D,parentDataProperty:T,
rootData:k=e,dynamicAnchors:w={}}={}){let i=null,r=0,l=N.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r===0)if(e&&typeof e=="o\
bject"&&!Array.isArray(e)){let m;if(e.release===void 0&&(m="release"))return N.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;{let p=r;for(let a in e)if(a!=="release"){return N.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(p===r&&e.release!==void 0&&typeof e.release!="string")return N.errors=[{instancePath:s+"/release",schemaPath:"#/properties/release/type",keyword:"ty\
pe",params:{type:"string"}}],!1}}else return N.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return N.errors=i,r===0}N.
evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},E.v4=u;let F={type:"object",additionalProperties:!1,properties:{ends:{anyOf:[{type:"string",enum:["due","re\
leased","never"]},{$ref:"standin://control/schemas#/$defs/JobPolls"}]},time:{$ref:"standin://control/schemas#/$defs/Duration"},fail:{$ref:"standin://control/sch\
emas#/$defs/JobFailure"}}},C={type:"object",additionalProperties:!1,required:["after_polls"],properties:{after_polls:{type:"integer",minimum:0}}};function I(e,{
instancePath:s="",parentData:D,parentDataProperty:T,rootData:k=e,dynamicAnchors:w={}}={}){let i=null,r=0,l=I.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if(e.after_polls===void 0&&(m="after_polls"))return I.errors=[{instancePath:s,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:m}}],!1;{let p=r;for(let a in e)if(a!=="after_polls"){return I.errors=[{instancePath:s,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(p===r&&e.after_polls!==void 0){let a=e.after_polls,y=r;if(!(typeof a==
"number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return I.errors=[{instancePath:s+"/after_polls",schemaPath:"#/properties/after_polls/type",keyword:"type",params:{type:"\
integer"}}],!1;if(r===y&&typeof a=="number"&&isFinite(a)&&(a<0||isNaN(a)))return I.errors=[{instancePath:s+"/after_polls",schemaPath:"#/properties/after_polls/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}}}else return I.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],
!1;return I.errors=i,r===0}I.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};let g={type:"object",additionalProperties:!1,required:["status"],properties:{status:{
type:"integer",minimum:400,maximum:599},body:{}}};function f(e,{instancePath:s="",parentData:D,parentDataProperty:T,rootData:k=e,dynamicAnchors:w={}}={}){let i=null,
r=0,l=f.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if(e.status===void 0&&
(m="status"))return f.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;{let p=r;for(let a in e)if(!(a==="statu\
s"||a==="body")){return f.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}if(p===
r&&e.status!==void 0){let a=e.status,y=r;if(!(typeof a=="number"&&!(a%1)&&!isNaN(a)&&isFinite(a)))return f.errors=[{instancePath:s+"/status",schemaPath:"#/prope\
rties/status/type",keyword:"type",params:{type:"integer"}}],!1;if(r===y&&typeof a=="number"&&isFinite(a)){if(a>599||isNaN(a))return f.errors=[{instancePath:s+"/\
status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}}],!1;if(a<400||isNaN(a))return f.errors=[{instancePath:s+"\
/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400}}],!1}}}}else return f.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return f.errors=i,r===0}f.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function u(e,{instancePath:s="",
parentData:D,parentDataProperty:T,rootData:k=e,dynamicAnchors:w={}}={}){let i=null,r=0,l=u.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a=r;for(let y in e)if(!(y==="ends"||y==="time"||y==="fail")){return u.errors=[{instancePath:s,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:y}}],!1;break}if(a===r){if(e.ends!==void 0){let y=e.ends,o=r,P=r,G=!1,O=r;if(typeof y!=
"string"){let A={instancePath:s+"/ends",schemaPath:"#/properties/ends/anyOf/0/type",keyword:"type",params:{type:"string"}};i===null?i=[A]:i.push(A),r++}if(!(y===
"due"||y==="released"||y==="never")){let A={instancePath:s+"/ends",schemaPath:"#/properties/ends/anyOf/0/enum",keyword:"enum",params:{allowedValues:F.properties.
ends.anyOf[0].enum}};i===null?i=[A]:i.push(A),r++}var m=O===r;G=G||m;let R=r;I(y,{instancePath:s+"/ends",parentData:e,parentDataProperty:"ends",rootData:k,dynamicAnchors:w})||
(i=S(i,I),r=i.length);var m=R===r;if(G=G||m,G)r=P,i!==null&&(P?i.length=P:i=null);else{let A={instancePath:s+"/ends",schemaPath:"#/properties/ends/anyOf",keyword:"\
anyOf",params:{}};return i===null?i=[A]:i.push(A),r++,u.errors=i,!1}var p=o===r}else var p=!0;if(p){if(e.time!==void 0){let y=r;L(e.time,{instancePath:s+"/time",
parentData:e,parentDataProperty:"time",rootData:k,dynamicAnchors:w})||(i=S(i,L),r=i.length);var p=y===r}else var p=!0;if(p)if(e.fail!==void 0){let y=r;f(e.fail,
{instancePath:s+"/fail",parentData:e,parentDataProperty:"fail",rootData:k,dynamicAnchors:w})||(i=S(i,f),r=i.length);var p=y===r}else var p=!0}}}else return u.errors=
[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return u.errors=i,r===0}u.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},E.
v5=n;let d={type:"object",additionalProperties:!1,required:["latency"],properties:{latency:{type:["string","number"],pattern:"^\\d{1,9}(\\.\\d{1,9})?(-\\d{1,9}(\\.\\d\
{1,9})?)?$",minimum:0,maximum:999999999}}},c=new RegExp("^\\d{1,9}(\\.\\d{1,9})?(-\\d{1,9}(\\.\\d{1,9})?)?$","u");function n(e,{instancePath:s="",parentData:D,parentDataProperty:T,
rootData:k=e,dynamicAnchors:w={}}={}){let i=null,r=0,l=n.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r===0)if(e&&typeof e=="o\
bject"&&!Array.isArray(e)){let m;if(e.latency===void 0&&(m="latency"))return n.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],
!1;{let p=r;for(let a in e)if(a!=="latency"){return n.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],
!1;break}if(p===r&&e.latency!==void 0){let a=e.latency,y=r;if(typeof a!="string"&&!(typeof a=="number"&&isFinite(a)))return n.errors=[{instancePath:s+"/latency",
schemaPath:"#/properties/latency/type",keyword:"type",params:{type:d.properties.latency.type}}],!1;if(r===y){if(typeof a=="number"&&isFinite(a)){if(a>999999999||
isNaN(a))return n.errors=[{instancePath:s+"/latency",schemaPath:"#/properties/latency/maximum",keyword:"maximum",params:{comparison:"<=",limit:999999999}}],!1;if(a<
0||isNaN(a))return n.errors=[{instancePath:s+"/latency",schemaPath:"#/properties/latency/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}if(r===
y&&typeof a=="string"&&!c.test(a))return n.errors=[{instancePath:s+"/latency",schemaPath:"#/properties/latency/pattern",keyword:"pattern",params:{pattern:"^\\d{1\
,9}(\\.\\d{1,9})?(-\\d{1,9}(\\.\\d{1,9})?)?$"}}],!1}}}}else return n.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return n.
errors=i,r===0}n.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},E.v6=b;let $={type:"object",additionalProperties:!1,required:["entity_type","event_type","\
entity"],properties:{entity_type:{$ref:"standin://control/schemas#/$defs/EntityType"},event_type:{$ref:"standin://control/schemas#/$defs/EventType"},entity:{$ref:"\
standin://control/schemas#/$defs/EntityResource"},previous_entity:{$ref:"standin://control/schemas#/$defs/EntityResource"},related_entities:{type:"array",items:{
$ref:"standin://control/schemas#/$defs/EntityResource"}}}},re={type:"object",required:["id","type"],properties:{id:{type:"string"},type:{type:"string"},attributes:{
type:"object",additionalProperties:!0},relationships:{type:"object",additionalProperties:!0}},additionalProperties:!0};function v(e,{instancePath:s="",parentData:D,
parentDataProperty:T,rootData:k=e,dynamicAnchors:w={}}={}){let i=null,r=0,l=v.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r===
0)if(e&&typeof e=="object"&&!Array.isArray(e)){let p;if(e.id===void 0&&(p="id")||e.type===void 0&&(p="type"))return v.errors=[{instancePath:s,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:p}}],!1;if(e.id!==void 0){let a=r;if(typeof e.id!="string")return v.errors=[{instancePath:s+"/id",schemaPath:"#\
/properties/id/type",keyword:"type",params:{type:"string"}}],!1;var m=a===r}else var m=!0;if(m){if(e.type!==void 0){let a=r;if(typeof e.type!="string")return v.
errors=[{instancePath:s+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;var m=a===r}else var m=!0;if(m){if(e.attributes!==
void 0){let a=e.attributes,y=r;if(r===y&&!(a&&typeof a=="object"&&!Array.isArray(a)))return v.errors=[{instancePath:s+"/attributes",schemaPath:"#/properties/att\
ributes/type",keyword:"type",params:{type:"object"}}],!1;var m=y===r}else var m=!0;if(m)if(e.relationships!==void 0){let a=e.relationships,y=r;if(r===y&&!(a&&typeof a==
"object"&&!Array.isArray(a)))return v.errors=[{instancePath:s+"/relationships",schemaPath:"#/properties/relationships/type",keyword:"type",params:{type:"object"}}],
!1;var m=y===r}else var m=!0}}}else return v.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return v.errors=i,r===0}v.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function b(e,{instancePath:s="",parentData:D,parentDataProperty:T,rootData:k=e,dynamicAnchors:w={}}={}){let i=null,r=0,
l=b.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let a;if(e.entity_type===void 0&&
(a="entity_type")||e.event_type===void 0&&(a="event_type")||e.entity===void 0&&(a="entity"))return b.errors=[{instancePath:s,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:a}}],!1;{let y=r;for(let o in e)if(!(o==="entity_type"||o==="event_type"||o==="entity"||o==="previous_entity"||o==="related_enti\
ties")){return b.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o}}],!1;break}if(y===r){if(e.
entity_type!==void 0){let o=r;U(e.entity_type,{instancePath:s+"/entity_type",parentData:e,parentDataProperty:"entity_type",rootData:k,dynamicAnchors:w})||(i=S(i,
U),r=i.length);var m=o===r}else var m=!0;if(m){if(e.event_type!==void 0){let o=r;q(e.event_type,{instancePath:s+"/event_type",parentData:e,parentDataProperty:"e\
vent_type",rootData:k,dynamicAnchors:w})||(i=S(i,q),r=i.length);var m=o===r}else var m=!0;if(m){if(e.entity!==void 0){let o=r;v(e.entity,{instancePath:s+"/entit\
y",parentData:e,parentDataProperty:"entity",rootData:k,dynamicAnchors:w})||(i=S(i,v),r=i.length);var m=o===r}else var m=!0;if(m){if(e.previous_entity!==void 0){
let o=r;v(e.previous_entity,{instancePath:s+"/previous_entity",parentData:e,parentDataProperty:"previous_entity",rootData:k,dynamicAnchors:w})||(i=S(i,v),r=i.length);
var m=o===r}else var m=!0;if(m)if(e.related_entities!==void 0){let o=e.related_entities,P=r;if(r===P)if(Array.isArray(o)){var p=!0;let O=o.length;for(let R=0;R<
O;R++){let A=r;v(o[R],{instancePath:s+"/related_entities/"+R,parentData:o,parentDataProperty:R,rootData:k,dynamicAnchors:w})||(i=S(i,v),r=i.length);var p=A===r;
if(!p)break}}else return b.errors=[{instancePath:s+"/related_entities",schemaPath:"#/properties/related_entities/type",keyword:"type",params:{type:"array"}}],!1;
var m=P===r}else var m=!0}}}}}}else return b.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return b.errors=i,r===0}b.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1},E.v7=ae;let _e={type:"object",additionalProperties:!1,required:["answers"],properties:{answers:{$ref:"standin://contr\
ol/schemas#/$defs/ReceiverAnswers"}}},be={type:"array",minItems:1,items:{anyOf:[{type:"integer",minimum:200,maximum:599},{$ref:"standin://control/schemas#/$defs\
/LateAnswer"},{$ref:"standin://control/schemas#/$defs/MissingAnswer"}]}},ge={type:"object",additionalProperties:!1,required:["status"],properties:{status:{type:"\
integer",minimum:200,maximum:599},delay_ms:{type:"integer",minimum:0,maximum:6e5}}};function W(e,{instancePath:s="",parentData:D,parentDataProperty:T,rootData:k=e,
dynamicAnchors:w={}}={}){let i=null,r=0,l=W.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.
isArray(e)){let p;if(e.status===void 0&&(p="status"))return W.errors=[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:p}}],!1;
{let a=r;for(let y in e)if(!(y==="status"||y==="delay_ms")){return W.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:y}}],!1;break}if(a===r){if(e.status!==void 0){let y=e.status,o=r;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return W.errors=
[{instancePath:s+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"}}],!1;if(r===o&&typeof y=="number"&&isFinite(y)){if(y>599||
isNaN(y))return W.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}}],!1;if(y<200||
isNaN(y))return W.errors=[{instancePath:s+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:200}}],!1}var m=o===
r}else var m=!0;if(m)if(e.delay_ms!==void 0){let y=e.delay_ms,o=r;if(!(typeof y=="number"&&!(y%1)&&!isNaN(y)&&isFinite(y)))return W.errors=[{instancePath:s+"/de\
lay_ms",schemaPath:"#/properties/delay_ms/type",keyword:"type",params:{type:"integer"}}],!1;if(r===o&&typeof y=="number"&&isFinite(y)){if(y>6e5||isNaN(y))return W.
errors=[{instancePath:s+"/delay_ms",schemaPath:"#/properties/delay_ms/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e5}}],!1;if(y<0||isNaN(y))return W.
errors=[{instancePath:s+"/delay_ms",schemaPath:"#/properties/delay_ms/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1}var m=o===r}else var m=!0}}}else
return W.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return W.errors=i,r===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
let he={type:"object",additionalProperties:!1,required:["failure"],properties:{failure:{type:"string",enum:["timeout","disconnect"]}}};function B(e,{instancePath:s="",
parentData:D,parentDataProperty:T,rootData:k=e,dynamicAnchors:w={}}={}){let i=null,r=0,l=B.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if(e.failure===void 0&&(m="failure"))return B.errors=[{instancePath:s,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:m}}],!1;{let p=r;for(let a in e)if(a!=="failure"){return B.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:a}}],!1;break}if(p===r&&e.failure!==void 0){let a=e.failure;if(typeof a!="string")return B.errors=[{instancePath:s+
"/failure",schemaPath:"#/properties/failure/type",keyword:"type",params:{type:"string"}}],!1;if(!(a==="timeout"||a==="disconnect"))return B.errors=[{instancePath:s+
"/failure",schemaPath:"#/properties/failure/enum",keyword:"enum",params:{allowedValues:he.properties.failure.enum}}],!1}}}else return B.errors=[{instancePath:s,
schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return B.errors=i,r===0}B.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function oe(e,{instancePath:s="",
parentData:D,parentDataProperty:T,rootData:k=e,dynamicAnchors:w={}}={}){let i=null,r=0,l=oe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),r===0)if(Array.isArray(e)){if(e.length<1)return oe.errors=[{instancePath:s,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1}}],!1;{var m=!0;let y=e.
length;for(let o=0;o<y;o++){let P=e[o],G=r,O=r,R=!1,A=r;if(!(typeof P=="number"&&!(P%1)&&!isNaN(P)&&isFinite(P))){let J={instancePath:s+"/"+o,schemaPath:"#/item\
s/anyOf/0/type",keyword:"type",params:{type:"integer"}};i===null?i=[J]:i.push(J),r++}if(r===A&&typeof P=="number"&&isFinite(P)){if(P>599||isNaN(P)){let J={instancePath:s+
"/"+o,schemaPath:"#/items/anyOf/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:599}};i===null?i=[J]:i.push(J),r++}else if(P<200||isNaN(P)){let J={instancePath:s+
"/"+o,schemaPath:"#/items/anyOf/0/minimum",keyword:"minimum",params:{comparison:">=",limit:200}};i===null?i=[J]:i.push(J),r++}}var a=A===r;R=R||a;let Z=r;W(P,{instancePath:s+
"/"+o,parentData:e,parentDataProperty:o,rootData:k,dynamicAnchors:w})||(i=S(i,W),r=i.length);var a=Z===r;if(R=R||a,a)var p=!0;let ve=r;B(P,{instancePath:s+"/"+o,
parentData:e,parentDataProperty:o,rootData:k,dynamicAnchors:w})||(i=S(i,B),r=i.length);var a=ve===r;if(R=R||a,a&&p!==!0&&(p=!0),R)r=O,i!==null&&(O?i.length=O:i=
null);else{let J={instancePath:s+"/"+o,schemaPath:"#/items/anyOf",keyword:"anyOf",params:{}};return i===null?i=[J]:i.push(J),r++,oe.errors=i,!1}var m=G===r;if(!m)
break}}}else return oe.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"array"}}],!1;return oe.errors=i,r===0}oe.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};function ae(e,{instancePath:s="",parentData:D,parentDataProperty:T,rootData:k=e,dynamicAnchors:w={}}={}){let i=null,r=0,l=ae.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m;if(e.answers===void 0&&(m="answers"))return ae.errors=
[{instancePath:s,schemaPath:"#/required",keyword:"required",params:{missingProperty:m}}],!1;{let p=r;for(let a in e)if(a!=="answers"){return ae.errors=[{instancePath:s,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a}}],!1;break}p===r&&e.answers!==void 0&&(oe(e.answers,{instancePath:s+
"/answers",parentData:e,parentDataProperty:"answers",rootData:k,dynamicAnchors:w})||(i=S(i,oe),r=i.length))}}else return ae.errors=[{instancePath:s,schemaPath:"\
#/type",keyword:"type",params:{type:"object"}}],!1;return ae.errors=i,r===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1},E.v8=le;let ke={type:"object",
additionalProperties:!1,properties:{all:{type:"boolean"}}};function le(e,{instancePath:s="",parentData:D,parentDataProperty:T,rootData:k=e,dynamicAnchors:w={}}={}){
let i=null,r=0,l=le.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),r===0)if(e&&typeof e=="object"&&!Array.isArray(e)){let m=r;for(let p in e)
if(p!=="all"){return le.errors=[{instancePath:s,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p}}],!1;break}if(m===
r&&e.all!==void 0&&typeof e.all!="boolean")return le.errors=[{instancePath:s+"/all",schemaPath:"#/properties/all/type",keyword:"type",params:{type:"boolean"}}],
!1}else return le.errors=[{instancePath:s,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return le.errors=i,r===0}le.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function S(e,s){let D=s.errors;if(s.errors=null,e===null)return D;for(let T of D)e.push(T);return e}return{CallWait:E.v0,ClockAdvance:E.v1,FaultSpec:E.
v2,JobRelease:E.v3,JobScript:E.v4,LatencySetting:E.v5,RaisedEvent:E.v6,ReceiverScript:E.v7,ResetRequest:E.v8}})(),Ie=(()=>{let E={};E.v0=M;let Y={type:"object",
additionalProperties:!1,properties:{operation:{$ref:"standin://control/schemas#/$defs/OperationId"},method:{type:"string"},status:{type:"integer",minimum:0},entity:{
type:"string"},limit:{type:"integer",minimum:0},environment:{$ref:"standin://control/schemas#/$defs/EnvironmentName"}},$id:"standin://control/query/listJournal"},
te={type:"string",enum:["updateUpload","getUpload","deleteUpload","createUpload","listUploads","getSite","listEnvironments","bulkTagUploads","bulkSetUploadColle\
ction","bulkDestroyUploads","listUploadReferences","listUploadTracks","createUploadTrack","listUploadTags","createUploadTag","listUploadSmartTags","getUploadFil\
ter","updateUploadFilter","deleteUploadFilter","createUploadFilter","listUploadFilters","createUploadRequest","updateWebhook","getWebhook","deleteWebhook","crea\
teWebhook","listWebhooks","listWebhookCalls","getWebhookCall","resendWebhookCall","getUploadCollection","updateUploadCollection","deleteUploadCollection","creat\
eUploadCollection","listUploadCollections","reorderUploadCollections","getJobResult"]};function U(t,{instancePath:h="",parentData:N,parentDataProperty:F,rootData:C=t,
dynamicAnchors:I={}}={}){let g=null,f=0,u=U.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof t!="string"){let d=typeof t,c;
if(c===void 0)if(d=="number"||d=="boolean")c=""+t;else if(t===null)c="";else return U.errors=[{instancePath:h,schemaPath:"#/type",keyword:"type",params:{type:"s\
tring"}}],!1;c!==void 0&&(t=c,N!==void 0&&(N[F]=c))}return t==="updateUpload"||t==="getUpload"||t==="deleteUpload"||t==="createUpload"||t==="listUploads"||t==="\
getSite"||t==="listEnvironments"||t==="bulkTagUploads"||t==="bulkSetUploadCollection"||t==="bulkDestroyUploads"||t==="listUploadReferences"||t==="listUploadTrac\
ks"||t==="createUploadTrack"||t==="listUploadTags"||t==="createUploadTag"||t==="listUploadSmartTags"||t==="getUploadFilter"||t==="updateUploadFilter"||t==="dele\
teUploadFilter"||t==="createUploadFilter"||t==="listUploadFilters"||t==="createUploadRequest"||t==="updateWebhook"||t==="getWebhook"||t==="deleteWebhook"||t==="\
createWebhook"||t==="listWebhooks"||t==="listWebhookCalls"||t==="getWebhookCall"||t==="resendWebhookCall"||t==="getUploadCollection"||t==="updateUploadCollectio\
n"||t==="deleteUploadCollection"||t==="createUploadCollection"||t==="listUploadCollections"||t==="reorderUploadCollections"||t==="getJobResult"?(U.errors=g,f===
0):(U.errors=[{instancePath:h,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:te.enum}}],!1)}U.evaluated={dynamicProps:!1,dynamicItems:!1};let se={type:"\
string",pattern:"^[A-Za-z0-9_-]{1,64}$"},q=new RegExp("^[A-Za-z0-9_-]{1,64}$","u");function x(t,{instancePath:h="",parentData:N,parentDataProperty:F,rootData:C=t,
dynamicAnchors:I={}}={}){let g=null,f=0,u=x.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof t!="string"){let d=typeof t,c;
if(c===void 0)if(d=="number"||d=="boolean")c=""+t;else if(t===null)c="";else return x.errors=[{instancePath:h,schemaPath:"#/type",keyword:"type",params:{type:"s\
tring"}}],!1;c!==void 0&&(t=c,N!==void 0&&(N[F]=c))}return f===0&&typeof t=="string"&&!q.test(t)?(x.errors=[{instancePath:h,schemaPath:"#/pattern",keyword:"patt\
ern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"}}],!1):(x.errors=g,f===0)}x.evaluated={dynamicProps:!1,dynamicItems:!1};function M(t,{instancePath:h="",parentData:N,
parentDataProperty:F,rootData:C=t,dynamicAnchors:I={}}={}){let g=null,f=0,u=M.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),f===
0)if(t&&typeof t=="object"&&!Array.isArray(t)){let c=f;for(let n in t)if(!(n==="operation"||n==="method"||n==="status"||n==="entity"||n==="limit"||n==="environm\
ent")){return M.errors=[{instancePath:h,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(c===f){if(t.
operation!==void 0){let n=f;U(t.operation,{instancePath:h+"/operation",parentData:t,parentDataProperty:"operation",rootData:C,dynamicAnchors:I})||(g=ee(g,U),f=g.
length);var d=n===f}else var d=!0;if(d){if(t.method!==void 0){let n=t.method,$=f;if(typeof n!="string"){let v=typeof n,b;if(b===void 0)if(v=="number"||v=="boole\
an")b=""+n;else if(n===null)b="";else return M.errors=[{instancePath:h+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type:"string"}}],!1;
b!==void 0&&(n=b,t!==void 0&&(t.method=b))}var d=$===f}else var d=!0;if(d){if(t.status!==void 0){let n=t.status,$=f;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&
isFinite(n))){let v=typeof n,b;if(b===void 0)if(v==="boolean"||n===null||v==="string"&&n&&_(n)&&!(n%1))b=+n;else return M.errors=[{instancePath:h+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"integer"}}],!1;b!==void 0&&(n=b,t!==void 0&&(t.status=b))}if(f===$&&typeof n=="number"&&isFinite(n)&&(n<0||
isNaN(n)))return M.errors=[{instancePath:h+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var d=$===
f}else var d=!0;if(d){if(t.entity!==void 0){let n=t.entity,$=f;if(typeof n!="string"){let v=typeof n,b;if(b===void 0)if(v=="number"||v=="boolean")b=""+n;else if(n===
null)b="";else return M.errors=[{instancePath:h+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type:"string"}}],!1;b!==void 0&&(n=b,t!==
void 0&&(t.entity=b))}var d=$===f}else var d=!0;if(d){if(t.limit!==void 0){let n=t.limit,$=f;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let v=typeof n,
b;if(b===void 0)if(v==="boolean"||n===null||v==="string"&&n&&_(n)&&!(n%1))b=+n;else return M.errors=[{instancePath:h+"/limit",schemaPath:"#/properties/limit/typ\
e",keyword:"type",params:{type:"integer"}}],!1;b!==void 0&&(n=b,t!==void 0&&(t.limit=b))}if(f===$&&typeof n=="number"&&isFinite(n)&&(n<0||isNaN(n)))return M.errors=
[{instancePath:h+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:0}}],!1;var d=$===f}else var d=!0;if(d)if(t.environment!==
void 0){let n=f;x(t.environment,{instancePath:h+"/environment",parentData:t,parentDataProperty:"environment",rootData:C,dynamicAnchors:I})||(g=ee(g,x),f=g.length);
var d=n===f}else var d=!0}}}}}}else return M.errors=[{instancePath:h,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return M.errors=g,f===0}M.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1},E.v1=X;let ye={type:"object",additionalProperties:!1,properties:{webhook_id:{type:"string"},entity_type:{$ref:"standi\
n://control/schemas#/$defs/EntityType"},event_type:{$ref:"standin://control/schemas#/$defs/EventType"},environment:{$ref:"standin://control/schemas#/$defs/Envir\
onmentName"}},$id:"standin://control/query/listCalls"},pe={type:"string",enum:["item","item_type","upload","build_trigger","environment","maintenance_mode","sso\
_user","cda_cache_tags"]};function L(t,{instancePath:h="",parentData:N,parentDataProperty:F,rootData:C=t,dynamicAnchors:I={}}={}){let g=null,f=0,u=L.evaluated;if(u.
dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof t!="string"){let d=typeof t,c;if(c===void 0)if(d=="number"||d=="boolean")c=""+t;else if(t===
null)c="";else return L.errors=[{instancePath:h,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(t=c,N!==void 0&&(N[F]=c))}return t===
"item"||t==="item_type"||t==="upload"||t==="build_trigger"||t==="environment"||t==="maintenance_mode"||t==="sso_user"||t==="cda_cache_tags"?(L.errors=g,f===0):(L.
errors=[{instancePath:h,schemaPath:"#/enum",keyword:"enum",params:{allowedValues:pe.enum}}],!1)}L.evaluated={dynamicProps:!1,dynamicItems:!1};let z={type:"strin\
g",enum:["create","update","delete","publish","unpublish","promote","deploy_started","deploy_succeeded","deploy_failed","change","invalidate"]};function ie(t,{instancePath:h="",
parentData:N,parentDataProperty:F,rootData:C=t,dynamicAnchors:I={}}={}){let g=null,f=0,u=ie.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),typeof t!="string"){let d=typeof t,c;if(c===void 0)if(d=="number"||d=="boolean")c=""+t;else if(t===null)c="";else return ie.errors=[{instancePath:h,schemaPath:"\
#/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(t=c,N!==void 0&&(N[F]=c))}return t==="create"||t==="update"||t==="delete"||t==="publish"||t==="u\
npublish"||t==="promote"||t==="deploy_started"||t==="deploy_succeeded"||t==="deploy_failed"||t==="change"||t==="invalidate"?(ie.errors=g,f===0):(ie.errors=[{instancePath:h,
schemaPath:"#/enum",keyword:"enum",params:{allowedValues:z.enum}}],!1)}ie.evaluated={dynamicProps:!1,dynamicItems:!1};function Q(t,{instancePath:h="",parentData:N,
parentDataProperty:F,rootData:C=t,dynamicAnchors:I={}}={}){let g=null,f=0,u=Q.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof t!=
"string"){let d=typeof t,c;if(c===void 0)if(d=="number"||d=="boolean")c=""+t;else if(t===null)c="";else return Q.errors=[{instancePath:h,schemaPath:"#/type",keyword:"\
type",params:{type:"string"}}],!1;c!==void 0&&(t=c,N!==void 0&&(N[F]=c))}return f===0&&typeof t=="string"&&!q.test(t)?(Q.errors=[{instancePath:h,schemaPath:"#/p\
attern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"}}],!1):(Q.errors=g,f===0)}Q.evaluated={dynamicProps:!1,dynamicItems:!1};function X(t,{instancePath:h="",
parentData:N,parentDataProperty:F,rootData:C=t,dynamicAnchors:I={}}={}){let g=null,f=0,u=X.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),f===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let c=f;for(let n in t)if(!(n==="webhook_id"||n==="entity_type"||n==="event_type"||n==="environment")){
return X.errors=[{instancePath:h,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(c===f){if(t.webhook_id!==
void 0){let n=t.webhook_id,$=f;if(typeof n!="string"){let re=typeof n,v;if(v===void 0)if(re=="number"||re=="boolean")v=""+n;else if(n===null)v="";else return X.
errors=[{instancePath:h+"/webhook_id",schemaPath:"#/properties/webhook_id/type",keyword:"type",params:{type:"string"}}],!1;v!==void 0&&(n=v,t!==void 0&&(t.webhook_id=
v))}var d=$===f}else var d=!0;if(d){if(t.entity_type!==void 0){let n=f;L(t.entity_type,{instancePath:h+"/entity_type",parentData:t,parentDataProperty:"entity_ty\
pe",rootData:C,dynamicAnchors:I})||(g=ee(g,L),f=g.length);var d=n===f}else var d=!0;if(d){if(t.event_type!==void 0){let n=f;ie(t.event_type,{instancePath:h+"/ev\
ent_type",parentData:t,parentDataProperty:"event_type",rootData:C,dynamicAnchors:I})||(g=ee(g,ie),f=g.length);var d=n===f}else var d=!0;if(d)if(t.environment!==
void 0){let n=f;Q(t.environment,{instancePath:h+"/environment",parentData:t,parentDataProperty:"environment",rootData:C,dynamicAnchors:I})||(g=ee(g,Q),f=g.length);
var d=n===f}else var d=!0}}}}else return X.errors=[{instancePath:h,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return X.errors=g,f===0}X.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1},E.v2=j;let ne={type:"object",additionalProperties:!1,properties:{uploads:{type:"string",maxLength:1e3},upload_collection:{
type:"string"},limit:{type:"integer",minimum:1,default:200},environment:{$ref:"standin://control/schemas#/$defs/EnvironmentName"}},$id:"standin://control/query/\
showOverview"},fe=ue().default;function V(t,{instancePath:h="",parentData:N,parentDataProperty:F,rootData:C=t,dynamicAnchors:I={}}={}){let g=null,f=0,u=V.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof t!="string"){let d=typeof t,c;if(c===void 0)if(d=="number"||d=="boolean")c=""+t;else if(t===
null)c="";else return V.errors=[{instancePath:h,schemaPath:"#/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(t=c,N!==void 0&&(N[F]=c))}return f===
0&&typeof t=="string"&&!q.test(t)?(V.errors=[{instancePath:h,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"}}],!1):(V.errors=g,
f===0)}V.evaluated={dynamicProps:!1,dynamicItems:!1};function j(t,{instancePath:h="",parentData:N,parentDataProperty:F,rootData:C=t,dynamicAnchors:I={}}={}){let g=null,
f=0,u=j.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),f===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let c=f;for(let n in t)
if(!(n==="uploads"||n==="upload_collection"||n==="limit"||n==="environment")){return j.errors=[{instancePath:h,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:n}}],!1;break}if(c===f){if(t.uploads!==void 0){let n=t.uploads,$=f;if(typeof n!="string"){let re=typeof n,v;if(v===
void 0)if(re=="number"||re=="boolean")v=""+n;else if(n===null)v="";else return j.errors=[{instancePath:h+"/uploads",schemaPath:"#/properties/uploads/type",keyword:"\
type",params:{type:"string"}}],!1;v!==void 0&&(n=v,t!==void 0&&(t.uploads=v))}if(f===$&&typeof n=="string"&&fe(n)>1e3)return j.errors=[{instancePath:h+"/uploads",
schemaPath:"#/properties/uploads/maxLength",keyword:"maxLength",params:{limit:1e3}}],!1;var d=$===f}else var d=!0;if(d){if(t.upload_collection!==void 0){let n=t.
upload_collection,$=f;if(typeof n!="string"){let v=typeof n,b;if(b===void 0)if(v=="number"||v=="boolean")b=""+n;else if(n===null)b="";else return j.errors=[{instancePath:h+
"/upload_collection",schemaPath:"#/properties/upload_collection/type",keyword:"type",params:{type:"string"}}],!1;b!==void 0&&(n=b,t!==void 0&&(t.upload_collection=
b))}var d=$===f}else var d=!0;if(d){if(t.limit!==void 0){let n=t.limit,$=f;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let v=typeof n,b;if(b===void 0)
if(v==="boolean"||n===null||v==="string"&&n&&_(n)&&!(n%1))b=+n;else return j.errors=[{instancePath:h+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",
params:{type:"integer"}}],!1;b!==void 0&&(n=b,t!==void 0&&(t.limit=b))}if(f===$&&typeof n=="number"&&isFinite(n)&&(n<1||isNaN(n)))return j.errors=[{instancePath:h+
"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1}}],!1;var d=$===f}else var d=!0;if(d)if(t.environment!==void 0){
let n=f;V(t.environment,{instancePath:h+"/environment",parentData:t,parentDataProperty:"environment",rootData:C,dynamicAnchors:I})||(g=ee(g,V),f=g.length);var d=n===
f}else var d=!0}}}}else return j.errors=[{instancePath:h,schemaPath:"#/type",keyword:"type",params:{type:"object"}}],!1;return j.errors=g,f===0}j.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1},E.v3=H;let me={type:"object",additionalProperties:!1,properties:{type:{type:"string",enum:["upload","webhook","upload_collectio\
n"],default:"upload"},environment:{$ref:"standin://control/schemas#/$defs/EnvironmentName"}},$id:"standin://control/query/showResource"};function K(t,{instancePath:h="",
parentData:N,parentDataProperty:F,rootData:C=t,dynamicAnchors:I={}}={}){let g=null,f=0,u=K.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),typeof t!="string"){let d=typeof t,c;if(c===void 0)if(d=="number"||d=="boolean")c=""+t;else if(t===null)c="";else return K.errors=[{instancePath:h,schemaPath:"\
#/type",keyword:"type",params:{type:"string"}}],!1;c!==void 0&&(t=c,N!==void 0&&(N[F]=c))}return f===0&&typeof t=="string"&&!q.test(t)?(K.errors=[{instancePath:h,
schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"}}],!1):(K.errors=g,f===0)}K.evaluated={dynamicProps:!1,dynamicItems:!1};function H(t,{
instancePath:h="",parentData:N,parentDataProperty:F,rootData:C=t,dynamicAnchors:I={}}={}){let g=null,f=0,u=H.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),f===0)if(t&&typeof t=="object"&&!Array.isArray(t)){let c=f;for(let n in t)if(!(n==="type"||n==="environment")){return H.errors=[{instancePath:h,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n}}],!1;break}if(c===f){if(t.type!==void 0){let n=t.type,$=f;if(typeof n!=
"string"){let re=typeof n,v;if(v===void 0)if(re=="number"||re=="boolean")v=""+n;else if(n===null)v="";else return H.errors=[{instancePath:h+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"}}],!1;v!==void 0&&(n=v,t!==void 0&&(t.type=v))}if(!(n==="upload"||n==="webhook"||n==="upload_collec\
tion"))return H.errors=[{instancePath:h+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:me.properties.type.enum}}],!1;var d=$===
f}else var d=!0;if(d)if(t.environment!==void 0){let n=f;K(t.environment,{instancePath:h+"/environment",parentData:t,parentDataProperty:"environment",rootData:C,
dynamicAnchors:I})||(g=ee(g,K),f=g.length);var d=n===f}else var d=!0}}else return H.errors=[{instancePath:h,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"}}],!1;return H.errors=g,f===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ee(t,h){let N=h.errors;if(h.errors=null,t===null)return N;for(let F of N)
t.push(F);return t}function _(t){return/^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(t)&&Number.isFinite(+t)}return{listJournal:E.v0,listCalls:E.v1,showOverview:E.v2,
showResource:E.v3}})();export{Ee as bodies,Ie as queries};
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
   "/limit": "a number from 1",
   "/environment": "text"
  },
  "members": {
   "": [
    "uploads",
    "upload_collection",
    "limit",
    "environment"
   ]
  }
 },
 "showResource": {
  "words": {
   "": "an object",
   "/type": "upload, webhook or upload_collection",
   "/environment": "text"
  },
  "members": {
   "": [
    "type",
    "environment"
   ]
  }
 }
};
